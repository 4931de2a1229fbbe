import { readFileSync } from 'node:fs'
import { round } from '#loadtests/bench/measure.ts'
import { projections } from '#projections/index.ts'
import { replayAll } from '#projections/rebuild/replay.ts'
import { dropPast, inShadowTransaction, pastSchema } from '#projections/rebuild/shadow-schema.ts'
import { type Figure, load, type Measurement } from './figure.ts'

/** Of the log, from its beginning. */
const replayed = 1_000_000

/** One read table, which is made of a fifth of the events, as a rebuild fills it; and how long the whole log takes at that speed. */
export async function measureRebuild({
  tools,
  events,
  serverTime
}: Measurement): Promise<Figure[]> {
  const chosen = projections.filter(({ name }) => name === 'candidate_contacts')
  const upTo = Math.min(replayed, events)
  await dropPast(tools.db)
  await inShadowTransaction(
    tools.db,
    async tx => {
      await tx.exec(`CREATE SCHEMA ${pastSchema}`)
      for (const { tablesFile } of chosen) await tx.exec(readFileSync(tablesFile, 'utf8'))
    },
    pastSchema
  )
  const [began, before] = [performance.now(), serverTime() ?? Number.NaN]
  await replayAll({ ...tools, projections: chosen, schema: pastSchema }, upTo)
  const seconds = (performance.now() - began) / 1000
  const taken = (serverTime() ?? Number.NaN) - before
  await dropPast(tools.db)
  return [
    {
      what: 'candidate_contacts',
      events: upTo,
      seconds: round(seconds, 1),
      'events/s': round(upTo / seconds, 0),
      'minutes for all': round(((seconds / upTo) * events) / 60, 0),
      'ms of PostgreSQL an event': round(taken / upTo, 4),
      load: load()
    }
  ]
}
