import { configOrExit } from '#services/platform/config/load-config.ts'
import { main, openOrExit, stopOnSignals } from '#services/main.ts'
import { createPasswords } from '#services/auth/passwords.ts'
import { prepare } from '#services/platform/startup/migrate.ts'
import { fillDemo } from './fill.ts'

/** A board of its own, full of examples, in the embedded database. */
const config = configOrExit({ DATA_DIR: './.demo', DATABASE_URL: '', DATABASE_READ_URL: '' })
const opened = await openOrExit(config)
const { db, vault, now } = opened.tools
await prepare(db, vault)
const logins = await fillDemo({ db, vault, passwords: createPasswords(), now: now() })
stopOnSignals(await main(config, opened))
console.log(
  `Con ejemplos. Entra como ${logins.employer} (empresa) o ${logins.applicant} (candidata).`
)
console.log(`La contraseña de las dos es ${logins.password}`)
