import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { eraseAllOfGuest } from '#services/applications/guest-actions.ts'
import { removeGuest } from '#services/cases/removals.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import {
  type CliCommand,
  CliError,
  erasedMessage,
  exitOk,
  operatorContext,
  option,
  argument
} from '#cli/command.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'
import { readRemovalReasons } from './removal-reasons.ts'

export const guestCommands: CliCommand[] = [
  {
    name: 'guest erase',
    usesErasureList: true,
    usage: 'EMAIL|NÚMERO [--reason «REGLA: …»]',
    description:
      'borra a quien aplicó, denunció o pidió avisos sin cuenta; el número es el de su denuncia; con --reason lo decides tú, y se lo explicamos',
    async run({ tools, output }, args) {
      const email = asciiEmail(argument(args, 0).toLowerCase())
      const context = { ...operatorContext(tools), deleteMails: deleteMailsOf }
      const removed = option(args, 'reason')
        ? await removeGuest(context, email, readRemovalReasons(args, 'guest'))
        : { caseId: undefined, erased: await eraseAllOfGuest(context, email, 'operator') }
      const all = removed?.erased ?? []
      if (!all.length)
        throw new CliError(
          'Nadie ha aplicado, denunciado ni pedido avisos sin cuenta con ese correo'
        )
      await keepErasures(tools)
      output.line(erasedMessage)
      output.json({ erased: all[0], all, case: removed?.caseId })
      return exitOk
    }
  }
]
