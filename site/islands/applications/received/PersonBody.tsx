import { emailHref } from '#site/lib/formats.ts'
import { dayOfMonth, firstWord, longDate } from '#services/platform/shared/formats.ts'
import { Address } from '#site/ui/Address.tsx'
import { CallIcon, MessageIcon, WriteIcon } from '#site/ui/ContactIcons.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { answerRows } from '#services/applications/shared/answer-rows.ts'
import { EarlierCoverLetters } from '../list/EarlierCoverLetters.tsx'
import type { ListedApplication } from '../list/list-url.ts'

interface Props {
  application: ListedApplication
}

/** An applicant for the employer: contact, cover letter, profile. */
export function PersonBody({ application }: Props) {
  const { coverLetter, earlierLetters, employerWords, eraseOn } = application
  return (
    <>
      <AskedAgain application={application} />
      <Verbs application={application} />
      <section className="stack" aria-labelledby="motivos">
        <h3 id="motivos">Motivos para aplicar</h3>
        <p className="text" dir="auto">
          {coverLetter}
        </p>
        <EarlierCoverLetters letters={earlierLetters} />
      </section>
      <Fit application={application} />
      {employerWords && (
        <section className="stack" aria-labelledby="dicho">
          <h3 id="dicho">Lo último que le has escrito</h3>
          <p className="text" dir="auto">
            {employerWords}
          </p>
        </section>
      )}
      {eraseOn && <p className="muted">{`Esta aplicación se borra el ${longDate(eraseOn)}.`}</p>}
    </>
  )
}

/** The applicant has asked whether the job still stands. */
function AskedAgain({ application: { answeredAt, askedAgainAt } }: Props) {
  if (!askedAgainAt) return null
  return (
    <p className={answeredAt ? 'muted small' : 'notice'}>
      {'Preguntó el '}
      <time dateTime={askedAgainAt}>{dayOfMonth(askedAgainAt)}</time>
      {' si el puesto sigue en pie.'}
    </p>
  )
}

const bounced = 'A este correo no llega nada: su servidor dice que no existe.'

/** The ways in which an employer can reach an applicant. */
function Verbs({ application }: Props) {
  const { applicantName, applicantPhone, applicantEmail, isEmailBounced } = application
  const { tel, whatsapp } = application
  return (
    <div className="stack">
      <div className="verbs">
        {tel && (
          <a href={`tel:${tel}`}>
            <CallIcon />
            Llamar
          </a>
        )}
        {whatsapp && (
          <a href={`https://wa.me/${whatsapp}`} rel="noreferrer">
            <MessageIcon />
            WhatsApp
          </a>
        )}
        <a href={emailHref(applicantEmail)}>
          <WriteIcon />
          Correo
        </a>
      </div>
      <div className="split gap-2 muted small">
        <p className="dots">
          {applicantPhone && <span translate="no">{applicantPhone}</span>}
          <span>
            <Address text={applicantEmail} />
          </span>
        </p>
        <p>
          <span translate="no" dir="auto">
            {firstWord(applicantName)}
          </span>
          {' ve que la has abierto.'}
        </p>
      </div>
      {isEmailBounced && (
        <p className="notice warning">{applicantPhone ? `${bounced} Mejor llama.` : bounced}</p>
      )}
    </div>
  )
}

/** The rows of the job beside what the applicant says. */
function Fit({ application }: Props) {
  const { applicantSummary, applicantProfileId } = application
  const facts = answerRows(applicantSummary).map(({ name, value, isMet, isSaid }) => ({
    name,
    value: <span className={isMet ? 'has' : isSaid ? '' : 'muted'}>{value}</span>
  }))
  const link = applicantProfileId && <a href={`/candidates/${applicantProfileId}`}>Ver su perfil</a>
  if (!facts.length) return link ? <p>{link}</p> : null
  return (
    <section className="stack" aria-labelledby="pedis">
      <div className="split gap-2">
        <h3 id="pedis">Lo que pedís</h3>
        {link}
      </div>
      <FactList look="facts two" facts={facts} />
    </section>
  )
}
