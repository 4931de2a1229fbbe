import { tamperedCookies } from './tampered-cookies.ts'
import { clockShift } from './clock-shift.ts'
import { droppedResponses } from './dropped-responses.ts'
import { concurrentExpiry } from './concurrent-expiry.ts'
import { killEmbedded } from './kill-embedded.ts'
import { killApi } from './kill-api.ts'
import { killPostgres } from './kill-postgres.ts'
import { killDigests } from './kill-digests.ts'
import { killSender } from './kill-sender.ts'
import { killWorker } from './kill-worker.ts'
import { overload } from './overload.ts'
import { postgresOutage } from './postgres-outage.ts'
import { races } from './races.ts'
import { runawayQuery } from './runaway-query.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { slowClients } from './slow-clients.ts'
import type { Experiment } from './harness/environment.ts'

/** Experiments of one step run concurrently: they mostly wait, or their limits allow for it. */
export const experimentSteps: Experiment[][] = [
  [killApi],
  [killPostgres],
  [gracefulShutdown],
  [killEmbedded, postgresOutage, killWorker],
  [killSender],
  [killDigests],
  [droppedResponses],
  [races],
  [concurrentExpiry],
  [clockShift],
  [overload],
  [tamperedCookies],
  [slowClients],
  [runawayQuery]
]
