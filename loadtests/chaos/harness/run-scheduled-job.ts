import { setTimeout } from 'node:timers/promises'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { schedule } from '#workers/scheduled-jobs/schedule.ts'

/** Runs one scheduled job in its own process, at a given time, with a given clock. */
const [name, startAt = '', clock = ''] = process.argv.slice(2)
const job = schedule.find(({ name: scheduled }) => scheduled === name)
if (!job) throw new Error(`the schedule has no ${name}`)
const { tools, close } = await openInfrastructure(loadConfigOrExit())
await tools.db.query('SELECT')
await setTimeout(Math.max(0, Number(startAt) - Date.now()))
await job.run({ ...tools, now: () => new Date(clock) })
await close()
