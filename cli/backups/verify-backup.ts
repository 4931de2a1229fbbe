import { migrateDatabase } from '#composition/migrate-database.ts'
import { recordDrill } from '#services/backups/last-backup.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import {
  type CliArguments,
  type CliCommand,
  type ContextBeside,
  exitOk,
  type ExitCode
} from '#cli/command.ts'
import { restoreBackup } from './restore.ts'
import { inScratchDatabase, inScratchFolder } from './scratch-database.ts'

const recordName = 'backup verified'

export const verifyBackupCommands: CliCommand[] = [
  {
    name: 'backup verify',
    usesErasureList: true,
    usage: 'DIR [--keys FILE] [--erasures FILE | --without-erasures] [--unreadable]',
    description:
      'restaura una copia en una base de datos de prueba, la compara con su registro y borra la prueba; el tablón no cambia',
    needs: 'current tables',
    async run(context, args) {
      const { tools } = context
      const code = await inScratchDatabase(tools, scratch => tryBackup(context, args, scratch))
      if (code === exitOk) await recordDrill(tools.db, tools.now())
      return code
    },
    runBeside: (context, args) =>
      inScratchFolder(context.tools, scratch => tryBackup(context, args, scratch)),
    thenRuns: recordName.split(' ')
  },
  {
    name: recordName,
    usage: '',
    description: 'anota que una copia se ha probado hoy y sirve, como hace «backup verify»',
    async run({ tools: { db, now }, output }) {
      await recordDrill(db, now())
      output.line('Anotado: la última copia probada sirve')
      return exitOk
    }
  }
]

async function tryBackup(
  context: ContextBeside,
  args: CliArguments,
  scratch: DataAccess
): Promise<ExitCode> {
  const code = await restoreBackup({ ...context, tools: scratch }, args, {
    migrate: () => migrateDatabase(scratch.db, scratch.vault)
  })
  context.output.line(code === exitOk ? 'La copia sirve' : 'La copia no sirve')
  return code
}
