import type { Queryable } from '#events/database/database.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobView } from '#projections/jobs/view.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import { usefulFor } from './application-letters.ts'
import type { LetterKind, LetterSubject, WritingContext } from './letter-kind.ts'
import type { Letter } from './letter.ts'

const isEssential = false
const topic = 'ads'

/** To the employer, a week before an ad ends. */
export const jobEndingLetter: LetterKind = {
  isEssential,
  topic,
  usefulFor,
  write: (context, subject) =>
    writeAbout(context, subject, ({ title, expiryDate }) => ({
      subject: `Tu anuncio «${title}» termina el ${longDate(expiryDate)}`,
      lines: [
        'Si sigues buscando, renuévalo: dura 30 días más.',
        'Si ya tienes a alguien, dilo y dejará de recibir aplicaciones.'
      ]
    }))
}

/** To the employer, when an ad has ended. */
export const jobEndedLetter: LetterKind = {
  isEssential,
  topic,
  usefulFor,
  write: (context, subject) =>
    writeAbout(context, subject, ({ title }) => ({
      subject: `Tu anuncio «${title}» ha terminado`,
      lines: [
        'Ya no está en la lista ni recibe aplicaciones. Si sigues buscando, renuévalo: dura 30 días más.',
        'Si ya tienes a alguien, dilo: avisaremos a quienes siguen esperando.'
      ]
    }))
}

async function writeAbout(
  context: WritingContext,
  { person, about = '' }: LetterSubject,
  say: (job: JobView) => Pick<Letter, 'subject' | 'lines'>
) {
  const job = await findOpenJob(context.db, about)
  const employer = await findUser(context.db, person)
  if (!job || !employer) return undefined
  return {
    to: { name: employer.fullName, address: employer.email },
    letter: {
      ...say(job),
      action: { text: 'Renovar el anuncio', url: linkTo(context, '/renovar', job) },
      otherAction: { text: 'Puesto cubierto', url: linkTo(context, '/cubierto', job) },
      why: `Recibes esta carta porque tienes un anuncio en ${brand}.`
    }
  }
}

/** Neither closed nor hidden meanwhile. */
async function findOpenJob(db: Queryable, id: string): Promise<JobView | undefined> {
  const job = await findJob(db, id)
  return job?.outcome || job?.hiddenReason ? undefined : job
}

function linkTo({ origin, tokens }: WritingContext, path: string, job: JobView): string {
  const { kind, lifetime } = linkTokens.job
  const end = Date.parse(job.expiryDate)
  const token = tokens.sign({ kind, id: job.id, until: new Date(end + lifetime), version: end })
  return `${origin}${path}/${token}`
}
