import { markReturned } from '#services/letters/letter-list.ts'
import { isUnknownAddress } from '#services/letters/mail-status.ts'
import { readBounce } from '#services/letters/read-bounce.ts'
import { recordBounce } from '#services/letters/record-bounce.ts'
import { endAlertsOfEmail } from '#workers/scheduled-jobs/alerts.ts'
import { type CliCommand, CliError, exitOk, operatorContext } from './command.ts'

export const bounceCommand: CliCommand = {
  name: 'mail bounce',
  usage: '< MESSAGE',
  description: 'lee un mensaje que un servidor de correo ha devuelto a MAIL_RETURN_PATH',
  readsInput: true,
  async run({ tools, output, input }) {
    const { db, now } = tools
    const bounce = await readBounce(input).catch(() => undefined)
    if (!bounce) throw new CliError('No es la devolución de ninguna carta: no se hace nada')
    const { letterId, status, addresses } = bounce
    const letter = await markReturned(db, letterId, { status, now: now() })
    if (!letter) throw new CliError('La carta que vuelve ya no se guarda: no se hace nada')
    const context = operatorContext(tools)
    const endAlerts = (email: string) => endAlertsOfEmail(context, email, 'rebote')
    const isMarked =
      isUnknownAddress(status) &&
      (await recordBounce({ ...context, endAlerts }, letter.person, addresses))
    const then = isMarked ? '; no se escribe más a esa dirección' : ''
    output.line(`La carta ha vuelto (${status})${then}`)
    output.json({ letter: letterId, status, isMarked })
    return exitOk
  }
}
