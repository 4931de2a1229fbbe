import { switchSender } from '#services/letters/store.ts'
import { type CliCommand, exitOk } from './command.ts'

export const mailCommands: CliCommand[] = [
  senderSwitch('on', 'envía las cartas; hace falta después de restore y de import'),
  senderSwitch('off', 'deja de enviar cartas; las que esperan se guardan dos días')
]

function senderSwitch(state: 'on' | 'off', description: string): CliCommand {
  return {
    name: `mail ${state}`,
    usage: '',
    description,
    async run({ tools, output }) {
      const changed = await switchSender(tools.db, state === 'on')
      const now = state === 'on' ? 'Las cartas se envían' : 'No se envía ninguna carta'
      output.line(changed ? now : `${now}, como hasta ahora`)
      output.json({ sending: state === 'on', changed })
      return exitOk
    }
  }
}
