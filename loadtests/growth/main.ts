import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lastPosition } from '#events/store/event-store.ts'
import { describeMachine, printTable } from '#loadtests/bench/measure.ts'
import { watchProcessorTime } from '#loadtests/bench/processor-time.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { measureAppends } from './appends.ts'
import { measureBeside } from './beside.ts'
import { type Figure, load } from './figure.ts'
import { measurePartitions } from './partitions.ts'
import { measureReads } from './reads.ts'
import { measureRebuild } from './rebuild.ts'
import { openScratchLog } from './scratch-log.ts'
import { measureSizes } from './sizes.ts'
import { measureSubscription } from './subscription.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    events: { type: 'string', default: '1000000' },
    /** After which the log is filled no further. */
    minutes: { type: 'string', default: '40' },
    /** Of each measurement. */
    seconds: { type: 'string', default: '20' },
    /** Where the log stays for the next run. */
    folder: { type: 'string', default: '.loadtest/growth' },
    port: { type: 'string' },
    /** The folder of the programs of another PostgreSQL than that from npm. */
    programs: { type: 'string' }
  }
})
const seconds = Number(values.seconds)

const measurements = {
  sizes: measureSizes,
  reads: measureReads,
  subscription: measureSubscription,
  rebuild: measureRebuild,
  appends: measureAppends,
  beside: measureBeside,
  partitions: measurePartitions
}

console.log(describeMachine())
const { env, postgres } = await openScratchLog({
  events: Number(values.events),
  minutes: Number(values.minutes),
  folder: resolve(values.folder),
  port: values.port ? Number(values.port) : undefined,
  programs: values.programs,
  progress: (done, total) => console.log(`${done} of ${total} events, load ${load()}`)
})
const { tools, close } = await openInfrastructure(loadConfigOrExit(env))
const serverTime = watchProcessorTime(postgres.process.pid)
try {
  const events = await lastPosition(tools.db)
  const chosen = Object.entries(measurements).filter(
    ([name]) => !positionals.length || positionals.includes(name)
  )
  for (const [name, measure] of chosen) {
    const figures: Figure[] = await measure({
      tools,
      env,
      postgres,
      events,
      seconds,
      serverTime
    })
    printTable(`${name}, ${events} events`, figures)
  }
} finally {
  await close()
  await postgres.stop()
}
