import { migrateDatabase } from '#composition/migrate-database.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { migrateJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { type CliCommand, exitOk } from './command.ts'
import { grantAccess, requireFitRoles } from './grant-access.ts'

export const migrateCommand: CliCommand = {
  name: 'migrate',
  usage: '',
  description:
    'pone al día las tablas, y da sus permisos a DATABASE_APPLICATION_ROLE y DATABASE_READER_ROLE',
  migratesAfterChecks: true,
  async run({ tools, output }) {
    await migrateForAllRoles(tools)
    const roles = tools.config.databaseRoles
    output.line('La base de datos está al día')
    if (roles) output.line(`Escribe «${roles.application}», y «${roles.reader}» solo lee`)
    output.json({ migrated: true, ...roles })
    return exitOk
  }
}

/** Brings tables and queue up to date, and gives the roles their access. Throws UnfitRoles before anything is written. */
export async function migrateForAllRoles({ db, vault, config }: DataAccess): Promise<void> {
  const roles = config.databaseRoles
  if (roles) await requireFitRoles(db, roles)
  await migrateDatabase(db, vault)
  await migrateJobQueue(db)
  if (roles) await grantAccess(db, roles)
}
