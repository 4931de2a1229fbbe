import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { testVault } from '../events/event-builders.ts'

/** Verifies the read tables of a server or of a data directory, and kills its own process in the middle. */
const [address = ''] = process.argv.slice(2)
const db = address.startsWith('/') ? openPglite({ directory: address }) : openPostgres(address)
const progress = () => process.kill(process.pid, 'SIGKILL')
// The slow ones are replayed beside the others: which are written first differs.
const together = projections.filter(({ isSlow }) => !isSlow)
await verify({ db, vault: testVault, projections: together, progress })
