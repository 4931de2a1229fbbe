import { grantAccess } from './grant-access.ts'
import { migrateJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { type CliCommand, exitOk } from './command.ts'

/** `prepareDatabase` brings the tables up to date before the command runs. */
export const migrateCommand: CliCommand = {
  name: 'migrate',
  usage: '',
  description:
    'pone al día las tablas, y da sus permisos a DATABASE_APPLICATION_ROLE y DATABASE_READER_ROLE',
  async run({ tools: { db, config }, output }) {
    await migrateJobQueue(db)
    const roles = config.databaseRoles
    if (roles) await grantAccess(db, roles)
    output.line('La base de datos está al día')
    if (roles) output.line(`Escribe «${roles.application}», y «${roles.reader}» solo lee`)
    output.json({ migrated: true, ...roles })
    return exitOk
  }
}
