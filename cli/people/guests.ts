import { findGuestIds } from '#projections/applications/queries.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { shredGuest } from '#services/applications/guest-actions.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import { endAlertsOfEmail } from '#workers/scheduled-jobs/alerts.ts'
import {
  type CliCommand,
  CliError,
  erasedMessage,
  exitOk,
  operatorContext,
  argument
} from '#cli/command.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'

export const guestCommands: CliCommand[] = [
  {
    name: 'guest erase',
    usesErasureList: true,
    usage: 'EMAIL|NÚMERO',
    description:
      'borra a quien aplicó, denunció o pidió avisos sin cuenta; el número es el de su denuncia',
    async run({ tools, output }, args) {
      const email = asciiEmail(argument(args, 0).toLowerCase())
      const guests = await findGuestIds(tools.db, email)
      const context = operatorContext(tools)
      const erasure = { requestedBy: 'operator', deleteMails: deleteMailsOf }
      for (const id of guests) await shredGuest(context, id, erasure)
      const all = [...guests, ...(await endAlertsOfEmail(context, email, 'operador'))]
      if (!all.length)
        throw new CliError(
          'Nadie ha aplicado, denunciado ni pedido avisos sin cuenta con ese correo'
        )
      await keepErasures(tools)
      output.line(erasedMessage)
      output.json({ erased: all[0], all })
      return exitOk
    }
  }
]
