import { changedCookies } from './changed-cookies.ts'
import { movedClock } from './clock.ts'
import { cutAfterCommit } from './cut-answers.ts'
import { dueJobs } from './due-jobs.ts'
import { killEmbedded } from './embedded.ts'
import { killApi } from './kill-api.ts'
import { killPostgres } from './kill-postgres.ts'
import { killWorker } from './kill-worker.ts'
import { overload } from './overload.ts'
import { postgresGone } from './postgres-gone.ts'
import { races } from './races.ts'
import { leave } from './sigterm.ts'
import { slowClients } from './slow-clients.ts'
import type { Drill } from './stage.ts'

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
