import { guest } from '#events/guests.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { findGuestId } from '#projections/applications/queries.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { eraseGuest } from '#services/applications/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  type CliCommand,
  CliError,
  erasedMessage,
  exitOk,
  operatorContext,
  requiredArgument
} from './command.ts'

export const guestCommands: CliCommand[] = [
  {
    name: 'guest erase',
    usage: 'EMAIL',
    description: 'olvida a quien aplicó sin cuenta',
    async run({ tools, output }, args) {
      const id = await findGuestId(tools.db, requiredArgument(args, 0, 'el correo electrónico'))
      if (!id) throw new CliError('Nadie ha aplicado sin cuenta con ese correo')
      await handleCommand(
        operatorContext(tools),
        guest,
        id,
        guest => eraseGuest(guest, id),
        async tx => {
          await tools.vault.shredKey(tx, id)
          const erasedAt = tools.now().toISOString()
          await recordErasures(tx, [{ subject: id, erasedAt, requestedBy: 'operator' }])
        }
      )
      await keepErasures(tools)
      output.line(erasedMessage)
      output.json({ erased: id })
      return exitOk
    }
  }
]
