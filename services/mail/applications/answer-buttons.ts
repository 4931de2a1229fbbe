import { answerLinkDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { signAnswerToken } from '#services/applications/answers/answer-link.ts'
import type { MailLink } from '../parts/mail.ts'
import type { WritingContext } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'

/** Beside the buttons. */
export const answerAdvice =
  'Quien tenga este correo puede leer esta aplicación y contestarla. No contestes a este correo: usa los botones.'

/** Two links to the page that answers an application; opening it changes nothing. None for an address that is not confirmed. */
export async function answerButtons(
  context: Pick<WritingContext, 'db' | 'origin' | 'tokens'> & { writtenAt: Date },
  application: Pick<ApplicationView, 'id' | 'employerId'>
): Promise<{ action: MailLink; otherAction: MailLink } | undefined> {
  const until = new Date(context.writtenAt.getTime() + answerLinkDays * day)
  const token = await signAnswerToken(context, application, until)
  if (!token) return undefined
  const url = (answer: string) => pageUrl(context.origin, `/contestar/${token}?respuesta=${answer}`)
  return {
    action: { text: 'Me interesa', url: url('interesa') },
    otherAction: { text: 'Ahora no', url: url('cubierto') }
  }
}
