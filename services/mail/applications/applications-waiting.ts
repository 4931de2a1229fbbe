import { weeks } from '#services/words/shared/spanish-counts.ts'
import { day } from '#events/units.ts'
import { remindedApplications, remindedWeeks } from '#events/limits/applications.ts'
import { listWaitingApplications } from '#projections/applications/queries.ts'
import { countLongWaiting } from '#projections/applications/waiting.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { usefulFor } from './application-mails.ts'
import { answerAdvice, answerButtons } from './answer-buttons.ts'
import type { MailKind, WritingContext } from '../parts/mail-kind.ts'
import { accountRecipient, plainName, withoutAddresses } from '../parts/recipients.ts'

/** For an employer who has not answered for a week or two. */
export const applicationsWaitingMail: MailKind = {
  isEssential: false,
  followsClock: true,
  isSpanishOnly: true,
  topic: 'reminders',
  usefulFor,
  async write(context, { person, writtenAt }) {
    const { db, origin, tokens } = context
    const employer = await findUser(db, person)
    const count = employer ? await countLongWaiting(db, person, writtenAt) : 0
    if (!employer || !count) return undefined
    const { kind, lifetime } = linkTokens.reminders
    const until = new Date(writtenAt.getTime() + lifetime)
    const token = tokens.sign({ kind, id: person, until, version: 1 })
    const items = await waitingItems(context, person, writtenAt)
    const waiting = formatCount(count, 'aplicación espera', 'aplicaciones esperan')
    return {
      to: accountRecipient(employer),
      mail: {
        subject: `${waiting} tu respuesta`,
        lines: [
          `${count === 1 ? 'Lleva' : 'Llevan'} ${weeks(remindedWeeks.first)} o más sin respuesta.`,
          'Basta con decir a cada una si te interesa o no: avisamos nosotros. Si el puesto está cubierto, cierra el anuncio y contesta a todas a la vez.',
          ...(items.length ? [answerAdvice] : [])
        ],
        items,
        action: { text: 'Ver las que esperan', url: `${origin}/applications?status=pending` },
        why: `Recibes este correo porque tienes un anuncio en ${brand} con aplicaciones sin contestar.`,
        unsubscribe: `${origin}/baja/${token}`
      }
    }
  }
}

/** Those that have waited longest, with their buttons; none for an address that is not confirmed. */
async function waitingItems(context: WritingContext, employerId: string, writtenAt: Date) {
  const sentBy = new Date(writtenAt.getTime() - remindedWeeks.first * 7 * day)
  const limit = remindedApplications
  const items = []
  for (const waiting of await listWaitingApplications(context.db, { employerId, sentBy, limit })) {
    const buttons = await answerButtons({ ...context, writtenAt }, { id: waiting.id, employerId })
    if (!buttons) return []
    const choices = [buttons.action, buttons.otherAction]
    const title = plainName(waiting.applicantName) || 'Sin nombre'
    const about = withoutAddresses(waiting.jobTitle ?? 'un anuncio tuyo')
    const text = `«${about}», desde el ${longDate(waiting.appliedAt)}`
    items.push({ title, text, url: buttons.action.url, choices })
  }
  return items
}
