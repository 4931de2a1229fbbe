import { setTimeout } from 'node:timers/promises'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/startup/open-infrastructure.ts'
import { schedule } from '#workers/schedule.ts'

/** Does one duty of the timetable in a process of its own, from an instant on, by a clock that may be wrong. */
const [name, startAt = '', clock = ''] = process.argv.slice(2)
const job = schedule.find(duty => duty.name === name)
if (!job) throw new Error(`the timetable has no ${name}`)
const { tools, close } = await openInfrastructure(loadConfigOrExit())
await tools.db.query('SELECT')
await setTimeout(Math.max(0, Number(startAt) - Date.now()))
await job.run({ ...tools, now: () => new Date(clock) })
await close()
