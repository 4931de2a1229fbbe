import { completeErasures } from '#services/account-archive/erasure-list.ts'
import { type CliCommand, exitOk } from '#cli/command.ts'

export const erasureCommands: CliCommand[] = [
  {
    name: 'erasures keep',
    usesErasureList: true,
    usage: '',
    description:
      'pone al día la lista de borrados, que restore necesita; guárdala fuera de la máquina',
    needs: 'current tables',
    async run({ tools, output }) {
      await completeErasures(tools)
      output.line(tools.config.erasuresFile)
      output.json({ file: tools.config.erasuresFile })
      return exitOk
    }
  }
]
