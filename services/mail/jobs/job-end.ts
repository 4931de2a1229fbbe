import { day } from '#events/units.ts'
import { endingDays } from '#events/limits/jobs.ts'
import type { Queryable } from '#events/database/database.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { findUser } from '#projections/users/queries.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { brand } from '#services/words/shared/brand.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { usefulFor } from '../applications/application-mails.ts'
import type { MailKind, MailSubject, WritingContext } from '../parts/mail-kind.ts'
import type { Mail } from '../parts/mail.ts'
import { accountRecipient, withoutAddresses } from '../parts/recipients.ts'

const isEssential = false
const topic = 'ads'

const noticeTime = endingDays * day

/** For the employer, some days before a job ends. */
export const jobEndingMail: MailKind = {
  isEssential,
  followsClock: true,
  isSpanishOnly: true,
  topic,
  usefulFor: noticeTime,
  write: (context, subject) =>
    writeAbout(context, subject, ({ title, expiryDate }) => {
      const left = Date.parse(expiryDate) - context.now().getTime()
      // The job may have ended, or been renewed, since.
      if (left <= 0 || left > noticeTime) return undefined
      return {
        subject: `Tu anuncio «${withoutAddresses(title)}» termina el ${longDateAndTime(expiryDate)}`,
        lines: [
          `Si sigues buscando, renuévalo: dura ${jobLifetimeDays} días más.`,
          'Si ya tienes a alguien, dilo y dejará de recibir aplicaciones.'
        ]
      }
    })
}

/** For the employer, when a job has ended. */
export const jobEndedMail: MailKind = {
  isEssential,
  followsClock: true,
  isSpanishOnly: true,
  topic,
  usefulFor,
  write: (context, subject) =>
    writeAbout(context, subject, ({ title, expiryDate }) => {
      if (Date.parse(expiryDate) > context.now().getTime()) return undefined
      return {
        subject: `Tu anuncio «${withoutAddresses(title)}» ha terminado`,
        lines: [
          `Ya no está en la lista ni recibe aplicaciones. Si sigues buscando, renuévalo: dura ${jobLifetimeDays} días más.`,
          'Si ya tienes a alguien, dilo: avisaremos a quienes siguen esperando.'
        ]
      }
    })
}

async function writeAbout(
  context: WritingContext,
  { person, about = '' }: MailSubject,
  say: (job: JobView) => Pick<Mail, 'subject' | 'lines'> | undefined
) {
  const job = await findOpenJob(context.db, about)
  const employer = await findUser(context.db, person)
  const said = job && say(job)
  if (!said || !employer) return undefined
  return {
    to: accountRecipient(employer),
    mail: {
      ...said,
      action: { text: 'Renovar el anuncio', url: linkTo(context, '/renovar', job) },
      otherAction: { text: 'Puesto cubierto', url: linkTo(context, '/cubierto', job) },
      why: `Recibes este correo porque tienes un anuncio en ${brand}.`
    }
  }
}

/** Undefined when the job was closed or hidden meanwhile. */
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
