import { migrateDatabase } from '#composition/migrate-database.ts'
import { recordDrill } from '#services/backups/last-backup.ts'
import { type CliCommand, exitOk } from '#cli/command.ts'
import { restoreBackup } from './restore.ts'
import { inScratchDatabase } from './scratch-database.ts'

export const verifyBackupCommand: CliCommand = {
  name: 'backup verify',
  usesErasureList: true,
  usage: 'DIR [--keys FILE] [--erasures FILE | --without-erasures] [--unreadable]',
  description:
    'restaura una copia en una base de datos de prueba, la compara con su registro y borra la prueba; el tablón no cambia',
  needs: 'current tables',
  async run(context, args) {
    const code = await inScratchDatabase(context.tools, scratch =>
      restoreBackup({ ...context, tools: scratch }, args, {
        migrate: () => migrateDatabase(scratch.db, scratch.vault)
      })
    )
    if (code === exitOk) await recordDrill(context.tools.db, context.tools.now())
    context.output.line(code === exitOk ? 'La copia sirve' : 'La copia no sirve')
    return code
  }
}
