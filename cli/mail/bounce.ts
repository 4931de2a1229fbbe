import { kilobyte } from '#events/units.ts'
import { markReturned } from '#services/mail/outbox/mail-list.ts'
import { readRefusal } from '#services/mail/outbox/mail-status.ts'
import { Bounce, largestBounce, readBounce } from '#services/mail/bounces/read-bounce.ts'
import { recordBounce } from '#services/mail/bounces/record-bounce.ts'
import { endAlertsOfEmail } from '#services/jobs/alerts/end-alert.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { type CliCommand, CliError, exitOk, operatorContext } from '#cli/command.ts'

export const bounceCommand: CliCommand = {
  name: 'mail bounce',
  usage: '< MESSAGE',
  description: 'lee un mensaje que un servidor de correo ha devuelto a MAIL_RETURN_PATH',
  async readInput(input) {
    const message = await readUpTo(input, largestBounce)
    return readBounce(message).catch(() => undefined)
  },
  async run({ tools, output, input }) {
    const { db, now } = tools
    const bounce = Bounce.safeParse(input)
    if (!bounce.success) throw new CliError('No es la devolución de ningún correo: no se hace nada')
    const { mailId, status, diagnostic, addresses } = bounce.data
    const mail = await markReturned(db, mailId, { status, now: now() })
    if (!mail) throw new CliError('El correo que vuelve ya no se guarda: no se hace nada')
    const context = operatorContext(tools)
    const ending = { ...context, deleteMails: deleteMailsOf }
    const endAlerts = (email: string) => endAlertsOfEmail(ending, email, 'rebote')
    const isMarked =
      readRefusal(`${status} ${diagnostic}`) === 'address' &&
      (await recordBounce({ ...context, endAlerts }, mail.person, addresses))
    const then = isMarked ? '; no se escribe más a esa dirección' : ''
    output.line(`El correo ha vuelto (${status})${then}`)
    output.json({ mail: mailId, status, isMarked })
    return exitOk
  }
}

/** Reads the rest of an overlong input as well, so that its writer is not cut off. */
async function readUpTo(input: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of input) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
  }
  if (length > most) {
    throw new CliError(
      `El mensaje pasa de ${most / kilobyte} KB: no es la devolución de ningún correo`
    )
  }
  return Buffer.concat(chunks)
}
