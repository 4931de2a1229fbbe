import { inWords } from '#services/words/shared/spanish-counts.ts'
import { countedDays, leastApplications } from '#events/limits/figures.ts'
import { centreTypeLabels } from '#services/words/words.ts'
import type { EmployerPageData } from '#services/pages/shared/contract.ts'
import { EmployerCover } from '#site/illustrations/EmployerCover.tsx'
import { monthAndYear } from '#site/lib/calendar-formats.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { largePhoto } from '#site/lib/browser/photos.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'
import { Address } from '#site/ui/Address.tsx'
import { Avatar } from '#site/ui/Avatar.tsx'
import { LineIcon } from '#site/ui/icons.tsx'
import { Separator } from '#site/ui/Separator.tsx'
import { UserText } from '#site/ui/UserText.tsx'
import { JobListItem } from '../cards/JobListItem.tsx'
import { answerTime, type EmployerStep, Proofs } from './EmployerWords.tsx'
import { brand } from '#services/words/shared/brand.ts'

/** Shown beside how it answers. */
const shownProofs = 3

/** An employer's public page; rendered by the server only. */
export function EmployerPage({ employer, jobs, now }: EmployerPageData) {
  const { text, liveJobs, answers, steps } = employer
  const [cover, ...photos] = [...new Set(jobs.flatMap(({ photo }) => photo ?? []))]
  const newest = newestJobs(jobs, firstVisitAt(now))
  return (
    <>
      {cover ? (
        <img className="employer-cover" src={largePhoto(cover)} alt={`Foto de ${employer.name}`} />
      ) : (
        <EmployerCover />
      )}
      <EmployerTitle employer={employer} jobs={jobs} />
      <EmployerStrip answers={answers} steps={steps.slice(0, shownProofs)} />
      <EmployerExplanation others={steps.slice(shownProofs)} />
      <div className={text || photos.length ? 'stack employer-body' : ''}>
        {(text || photos.length > 0) && (
          <section className="section sticky">
            <h2>Quiénes son</h2>
            {text && <UserText text={text} />}
            <EmployerPhotos name={employer.name} photos={photos.slice(0, 2)} />
          </section>
        )}
        <section className="section" id="anuncios">
          <h2>{jobCount(liveJobs)}</h2>
          {jobs.length > 0 ? (
            <ul className="cards">
              {jobs.map(job => (
                <JobListItem
                  key={job.id}
                  job={job}
                  now={now}
                  isNew={newest.has(job.id)}
                  isAmongOwn
                />
              ))}
            </ul>
          ) : (
            <p>
              Cuando publique un anuncio, estará aquí. <a href="/jobs">Ver todos los empleos</a>
            </p>
          )}
        </section>
      </div>
    </>
  )
}

/** Picture, name, place, time on the board, and actions. */
function EmployerTitle({ employer, jobs }: Pick<EmployerPageData, 'employer' | 'jobs'>) {
  const { id, name, picture, since, liveJobs } = employer
  const kind = jobs.find(job => job.centreType)?.centreType
  const place = jobs[0]?.location
  const facts = [
    place,
    kind && centreTypeLabels[kind].toLowerCase(),
    `en ${brand} desde ${monthAndYear(since)}`
  ].filter(Boolean)
  return (
    <header className="media employer-title">
      <Avatar fullName={name} picture={picture} size="l" isEmployer id={id} />
      <div>
        <h1 translate="no" dir="auto">
          {name}
        </h1>
        <p className="muted">
          <span className="dots">
            {facts.map((fact, index) => (
              <span key={fact} translate={fact === place ? 'no' : undefined}>
                {index > 0 && <Separator />}
                {fact}
              </span>
            ))}
          </span>
        </p>
      </div>
      <div className="employer-do">
        {liveJobs > 0 && (
          <a className="button secondary" href="#anuncios">
            {liveJobs === 1 ? 'Ver su anuncio' : `Ver sus ${liveJobs} anuncios`}
          </a>
        )}
        <details className="more" data-share={name}>
          <summary aria-label={`Más sobre ${name}`}>
            <LineIcon path="M4 10h.01M10 10h.01M16 10h.01" />
          </summary>
          <div className="popup-menu more-menu">
            <button className="needs-script" type="button" data-copy-address="">
              Copiar enlace
            </button>
            <Separator />
            <a className="tall" href={`/denunciar?tipo=employer&id=${id}`} rel="nofollow">
              Denunciar esta cuadra
            </a>
          </div>
        </details>
      </div>
    </header>
  )
}

/** A short text for each step of verification. */
function EmployerStrip({
  answers,
  steps
}: Pick<EmployerPageData['employer'], 'answers' | 'steps'>) {
  const { name, value, note } = answerTime(answers)
  return (
    <dl className="strip employer-strip">
      <div>
        <dt>{name}</dt>
        <dd>
          {value}
          {note && <small> {note}</small>}
        </dd>
      </div>
      {steps.map(step => (
        <Proof key={step.step} {...step} />
      ))}
    </dl>
  )
}

function Proof({ step, text }: EmployerStep) {
  const end = step === 'farm' ? text.indexOf(' de ') : text.indexOf(', ')
  const [title, detail] =
    end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).replace(/^[, ]+/, '')]
  return (
    <div className="proof">
      <dt>
        <span className="tick" aria-hidden="true" />
        {title}
      </dt>
      <dd>{detail ? <Address text={detail} /> : proofNotes[step]}</dd>
    </div>
  )
}

const proofNotes: Record<EmployerStep['step'], string> = {
  seen: 'Hemos hablado con el centro o estado en él',
  'tax-id': 'No hemos visto de quién es',
  domain: '',
  farm: '',
  year: 'Su cuenta sigue abierta',
  email: 'Ha abierto nuestro enlace'
}

function EmployerPhotos({ name, photos }: { name: string; photos: readonly string[] }) {
  if (!photos.length) return null
  return (
    <div className="gallery small-gallery">
      {photos.map((photo, index) => (
        <img
          className="photo"
          src={largePhoto(photo)}
          alt={`Foto ${index + 2} de ${name}`}
          loading="lazy"
          key={photo}
        />
      ))}
    </div>
  )
}

/** «2 anuncios abiertos». */
export const jobCount = (count: number) =>
  count ? formatCount(count, 'anuncio abierto', 'anuncios abiertos') : 'Ahora no busca a nadie'

/** Explains the words about an employer and their limits, with the steps that are not shown. */
function EmployerExplanation({ others }: { others: readonly EmployerStep[] }) {
  return (
    <details className="disclosure employer-why">
      <summary>{`Qué quieren decir estos datos${moreText(others.length)}`}</summary>
      <div className="user-text stack gap-3 small">
        {others.length > 0 && (
          <>
            <p>
              <b>También:</b>
            </p>
            <Proofs steps={others} />
          </>
        )}
        <dl className="stack gap-3">
          {meanings.map(([name, text]) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          Son hechos, no una nota. Ninguno garantiza cómo es trabajar aquí: pregunta, y nunca pagues
          por un empleo.
        </p>
      </div>
    </details>
  )
}

/** «, y dos más». */
function moreText(count: number): string {
  return count ? `, y ${inWords(count)} más` : ''
}

const meanings = [
  [
    'Cómo responde',
    `Lo contamos cada noche con las aplicaciones de los últimos ${countedDays.from} días que ya tienen más de ${countedDays.to} días. Responder es contestar aquí: aprobar, rechazar o escribir un mensaje. Lo que no se contesta cuenta como nunca. Con menos de ${leastApplications} aplicaciones, o de un solo anuncio, no decimos nada.`
  ],
  ['Correo confirmado', 'Ha abierto el enlace que enviamos a su correo.'],
  ['Su correo es de su web', 'El correo confirmado tiene el dominio de la web que ha indicado.'],
  [
    'Ha escrito un NIF válido',
    'El número tiene la letra o la cifra de control correcta. No hemos visto de quién es. No lo guardamos, solo una huella con la que vemos si otra cuenta ha escrito el mismo.'
  ],
  [
    'Declara código REGA',
    'Ha escrito un código de explotación ganadera del municipio de su anuncio. No lo hemos buscado en el registro.'
  ],
  [`Visto por ${brand}`, 'Hemos hablado con el centro o hemos estado en él.']
] as const
