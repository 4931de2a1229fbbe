import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { runUntilSignal } from '#main.ts'
import { openInfrastructureOrExit } from '#services/platform/config/open-infrastructure.ts'
import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { findUserByName } from '#projections/users/queries.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { fillDemo } from './fill.ts'

/** Serves sample data from an embedded database of its own: that of `.env` may be a real one. */
const config = loadConfigOrExit({
  DATA_DIR: process.env['DATA_DIR'] || './.demo',
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  SOCIAL_LINKS: 'Instagram=https://example.org/instagram,Facebook=https://example.org/facebook'
})
const opened = await openInfrastructureOrExit(config)
const { db, vault, now } = opened.tools
await migrateDatabase(db, vault)
const logins = await fillDemo({ db, vault, passwords: createPasswordHasher(), now: now() })
await countObservatory(db, now())
await countResponsiveness(db, now())
await runUntilSignal(config, opened)
if (await findUserByName(db, logins.employer)) {
  console.log(
    `Con ejemplos. Entra como ${logins.employer} (empresa) o ${logins.applicant} (candidata).`
  )
  console.log(`La contraseña de las dos es ${logins.password}`)
} else {
  console.log(`En ${config.dataDir} ya había otro tablón: se sirve como está, sin ejemplos.`)
}
