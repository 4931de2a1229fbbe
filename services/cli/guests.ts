import { guest } from '#events/aggregates/guests.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { findGuestIds } from '#projections/applications/queries.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { eraseGuest } from '#services/applications/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
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
    usesErasureList: true,
    usage: 'EMAIL',
    description: 'olvida a quien aplicó sin cuenta',
    async run({ tools, output }, args) {
      const ids = await findGuestIds(tools.db, requiredArgument(args, 0, 'el correo electrónico'))
      if (!ids.length) throw new CliError('Nadie ha aplicado sin cuenta con ese correo')
      for (const id of ids) await shredGuest(tools, id)
      await keepErasures(tools)
      output.line(erasedMessage)
      output.json({ erased: ids[0], all: ids })
      return exitOk
    }
  }
]

/** Shreds the guest's key; the same transaction deletes what it encrypts. */
function shredGuest(tools: DataAccess, id: string): Promise<void> {
  return handleCommand(
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
}
