import { quotedLetterLength } from '#events/limits/applications.ts'
import type { Queryable } from '#events/database/database.ts'
import { countReceivedSince } from '#projections/applications/participants.ts'
import { findUser } from '#projections/users/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { findJobCards } from '#projections/jobs/tables/queries.ts'
import { answerRows } from '#services/applications/shared/answer-rows.ts'
import { applicantPlace } from '#services/applications/shared/applicant-place.ts'
import { summarizeApplicant } from '#services/applications/summarize-applicant.ts'
import { brand } from '#services/words/shared/brand.ts'
import { lowerFirst } from '#services/words/shared/lower-first.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { answerAdvice, answerButtons } from './answer-buttons.ts'
import { titleOf, usefulFor } from './application-mails.ts'
import { tellEmployer } from './tell-employer.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, plainName, quotable, withoutAddresses } from '../parts/recipients.ts'

const why = `Recibes este correo porque tienes un anuncio en ${brand}.`

/** For the employer, about one application. */
export const applicationReceivedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  write: tellEmployer(async (application, context) => {
    const subject = `Nueva aplicación a «${titleOf(application)}»`
    const advice = 'Contesta pronto, aunque sea que no: quien busca trabajo lo agradece.'
    const buttons = await answerButtons(context, application)
    if (!buttons) return { subject, lines: [advice], why }
    const name = plainName(application.applicantName)
    const said = await saidLine(context.db, application)
    const lines = [
      name ? `La envía ${name}:` : 'Dice:',
      { quote: quotable(application.coverLetter, quotedLetterLength) },
      ...(said ? [said] : []),
      advice,
      answerAdvice
    ]
    return { subject, lines, ...buttons, why }
  })
}

/** «Lo que pedís: Carné B: sí · Trenzar: no lo dice · Vive en Utrera, Sevilla, a 64 km»; undefined where nothing is said beside the letter. */
async function saidLine(db: Queryable, application: ApplicationView): Promise<string | undefined> {
  const [job] = await findJobCards(db, [application.jobId])
  const summary = summarizeApplicant(application, undefined, job)
  const place = applicantPlace(summary)
  const rows = answerRows(summary).map(({ name, value }) => `${name}: ${lowerFirst(value)}`)
  const all = [...rows, ...(place ? [`Vive en ${place}`] : [])]
  return all.length ? `Lo que pedís: ${all.join(' · ')}` : undefined
}

/** For an employer who receives many, about several applications. */
export const applicationsReceivedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  async write({ db, origin }, { person, writtenAt }) {
    const employer = await findUser(db, person)
    const received = employer ? await countReceivedSince(db, person, writtenAt) : []
    if (!employer || !received.length) return undefined
    const to = accountRecipient(employer)
    const total = received.reduce((sum, { count }) => sum + count, 0)
    return {
      to,
      mail: {
        subject: formatCount(total, 'aplicación nueva', 'aplicaciones nuevas'),
        lines: [
          ...received.map(
            ({ title, count, names }) =>
              `«${withoutAddresses(title)}»: ${formatCount(count, 'aplicación', 'aplicaciones')}${to.isConfirmed ? sendersOf(names, count) : ''}.`
          ),
          'Como recibes muchas, van juntas en un correo.'
        ],
        action: { text: 'Ver las aplicaciones', url: `${origin}/applications` },
        why
      }
    }
  }
}

/** «, de Ana Robles, Luis Mena y 3 más». */
function sendersOf(names: readonly string[], count: number): string {
  const shown = names.map(plainName).filter(Boolean)
  const others = count - shown.length
  const all = [...shown, ...(others ? [`${others} más`] : [])]
  const last = all.pop()
  if (!shown.length || !last) return ''
  return `, de ${all.length ? `${all.join(', ')} y ${last}` : last}`
}
