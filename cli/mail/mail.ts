import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import {
  countMails,
  isSenderOn,
  mailStates,
  listMails,
  retryMails
} from '#services/mail/outbox/mail-list.ts'
import { switchSender } from '#services/mail/outbox/sender-switch.ts'
import { CliError, type CliCommand, exitOk, argument } from '#cli/command.ts'

const shownAtMost = 100
const stopped = 'No se envía ningún correo'
const sentWithServer = 'Los correos se envían en cuanto SMTP_URL y MAIL_FROM estén puestos'

export const mailCommands: CliCommand[] = [
  {
    name: 'mail list',
    usage: `[${mailStates.join('|')}]`,
    description: `qué ha sido de los correos de los últimos ${termText(storageRules.mail.term)}; los ${shownAtMost} más nuevos`,
    needs: 'current tables',
    async run({ tools: { db, now, config }, output }, { positionals: [wanted] }) {
      const state = mailStates.find(known => known === wanted)
      if (wanted && !state) throw new CliError(`No hay correos «${wanted}»`)
      const [isOn, counts] = [await isSenderOn(db), await countMails(db, now())]
      const mails = await listMails(db, state, shownAtMost)
      if (!isOn) output.line(`${stopped}: mail on`)
      if (config.mail.delivery !== 'smtp') output.line(`${stopped}: pon SMTP_URL y MAIL_FROM`)
      for (const { state, count, oldestSeconds } of counts) {
        const age =
          oldestSeconds === null
            ? ''
            : `, el más antiguo de hace ${Math.round(oldestSeconds / 60)} min`
        output.line(`${count} ${state}${age}`)
      }
      for (const { id, kind, state, tries, writtenAt, nextAttemptAt, error } of mails) {
        const end = [nextAttemptAt && `otra vez ${nextAttemptAt}`, error].filter(Boolean).join('  ')
        output.line(`${id}  ${kind}  ${state}  ${writtenAt}  ${tries} intentos  ${end}`.trimEnd())
      }
      if (!mails.length) output.line('No hay ninguno')
      output.json({ sending: isOn, counts, mails })
      return exitOk
    }
  },
  {
    name: 'mail retry',
    usage: 'ID|refused|unknown',
    description: 'vuelve a enviar las que rechazaron, o las que quizá llegaron ya',
    async run({ tools: { db, now }, output }, args) {
      const chosen = argument(args, 0)
      const isState = chosen === 'refused' || chosen === 'unknown'
      const retried = await retryMails(db, isState ? { state: chosen } : { id: chosen }, now())
      if (!isState && !retried) {
        throw new CliError(`No hay ningún correo ${chosen} rechazado ni de llegada incierta`)
      }
      const waiting = retried === 1 ? 'Espera 1 correo' : `Esperan ${retried} correos`
      output.line(`${waiting}; las que ya no sirven no se envían`)
      output.json({ retried })
      return exitOk
    }
  },
  senderSwitch('on', 'envía los correos; hace falta después de restore y de import'),
  senderSwitch('off', 'deja de enviar correos; los que esperan se envían después, si aún sirven')
]

function senderSwitch(state: 'on' | 'off', description: string): CliCommand {
  return {
    name: `mail ${state}`,
    usage: '',
    description,
    async run({ tools, output }) {
      const changed = await switchSender(tools.db, state === 'on')
      const hasServer = tools.config.mail.delivery === 'smtp'
      const started = hasServer ? 'Los correos se envían' : sentWithServer
      const now = state === 'on' ? started : stopped
      output.line(changed ? now : `${now}, como hasta ahora`)
      output.json({ sending: state === 'on', changed })
      return exitOk
    }
  }
}
