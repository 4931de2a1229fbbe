import { changedCookies } from './tampered-cookies.ts'
import { movedClock } from './clock-shift.ts'
import { cutAfterCommit } from './dropped-responses.ts'
import { dueJobs } from './concurrent-expiry.ts'
import { killEmbedded } from './kill-embedded.ts'
import { killApi } from './kill-api.ts'
import { killPostgres } from './kill-postgres.ts'
import { killWorker } from './kill-worker.ts'
import { overload } from './overload.ts'
import { postgresGone } from './postgres-outage.ts'
import { races } from './races.ts'
import { leave } from './graceful-shutdown.ts'
import { slowClients } from './slow-clients.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

/** What stands in one step runs at the same time: it mostly waits, or its limits allow for it. */
export const steps: Drill[][] = [
  [killApi],
  [killPostgres],
  [leave],
  [killEmbedded, postgresGone, killWorker],
  [cutAfterCommit],
  [races],
  [dueJobs],
  [movedClock],
  [overload],
  [changedCookies],
  [slowClients]
]
