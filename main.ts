import '#services/platform/config/environment-file.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { type StartIpc, startService } from '#composition/start-service.ts'
import { MigrationChanged, ProgramOutdated } from '#events/database/migration-history.ts'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { UnusableDatabase } from '#events/database/unavailable.ts'
import { WrongVaultKey } from '#events/privacy/configured-keys.ts'
import { ErasureListDamaged } from '#services/account-archive/erasure-lines.ts'
import { ErasuresMissing } from '#services/account-archive/erasure-list.ts'
import { UnfitDkimKey } from '#services/mail/outbox/dkim.ts'
import { CannotBuildSite } from '#services/pages/site/load-built-site.ts'
import { ObjectStorageRefused } from '#services/pictures/object-storage.ts'
import type { Config } from '#services/platform/config/config.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import {
  type Infrastructure,
  openInfrastructureOrExit
} from '#services/platform/config/open-infrastructure.ts'
import { CannotListen } from '#services/platform/http/server/server.ts'

/** Milliseconds that a refused start waits for its database to be closed. */
const longestClose = 10_000

if (import.meta.main) {
  const config = loadConfigOrExit()
  await runUntilSignal(config, await openInfrastructureOrExit(config))
}

/** Runs until a signal; a refused start ends the process. Resolves once the service is started. */
export async function runUntilSignal(config: Config, opened: Infrastructure): Promise<void> {
  const refuse = (error: unknown) => exitWithSentence(error, opened)
  const { started, stop } = await startService(config, opened, startIpc).catch(refuse)
  stopOnSignals(stop)
  await started.catch(refuse)
  // Node keeps it by itself only at an orderly end: after a kill the next start would take twice as long.
  flushCompileCache()
}

/** Loaded beside an embedded database only: it has every command. */
async function startIpc(...locked: Parameters<StartIpc>): ReturnType<StartIpc> {
  const { startIpcServer } = await import('#cli/ipc.ts')
  return startIpcServer(...locked)
}

/** Stops once, in order, on SIGTERM or SIGINT. */
function stopOnSignals(stop: () => Promise<void>): void {
  const shutDown = () => {
    process.off('SIGTERM', shutDown).off('SIGINT', shutDown)
    stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      }
    )
  }
  process.on('SIGTERM', shutDown).on('SIGINT', shutDown)
}

/** Why a start is refused, as by a port that is taken or a database with other keys: a sentence, without a stack. */
async function exitWithSentence(error: unknown, opened: Infrastructure): Promise<never> {
  const refusals = [
    CannotBuildSite,
    CannotListen,
    ErasureListDamaged,
    ErasuresMissing,
    ProgramOutdated,
    MigrationChanged,
    ObjectStorageRefused,
    WrongVaultKey,
    InsufficientPrivilege,
    UnfitDkimKey,
    UnusableDatabase
  ]
  const isRefusal = refusals.some(refusal => error instanceof refusal)
  if (!(error instanceof Error && isRefusal)) throw error
  console.error(error.message)
  // Node may wait for ever for a thread that is opening the embedded database.
  const closed = opened.close().catch(() => undefined)
  await Promise.race([closed, delay(longestClose, null, { ref: false })])
  process.exit(1)
}
