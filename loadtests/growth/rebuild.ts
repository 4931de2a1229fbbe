import { round } from '#loadtests/bench/measure.ts'
import { projections } from '#projections/index.ts'
import { buildPast } from '#projections/rebuild/build-shadow.ts'
import { dropPast } from '#projections/rebuild/shadow-schema.ts'
import { type Figure, load, type Measurement } from './figure.ts'

/** Of the log, which a fifth of the events of a table is read from. */
const replayed = 2_000_000

/** One read table of the first events, as a rebuild makes it; and as long as the whole log would take at that speed. */
export async function measureRebuild({ tools, events }: Measurement): Promise<Figure[]> {
  const chosen = projections.filter(({ name }) => name === 'candidate_contacts')
  const upTo = Math.min(replayed, events)
  await dropPast(tools.db)
  const began = performance.now()
  await buildPast({ ...tools, projections: chosen }, upTo)
  const seconds = (performance.now() - began) / 1000
  await dropPast(tools.db)
  return [
    {
      what: 'candidate_contacts, a fifth of the events',
      events: upTo,
      seconds: round(seconds, 1),
      'events/s': round(upTo / seconds, 0),
      'minutes for all': round(((seconds / upTo) * events) / 60, 0),
      load: load()
    }
  ]
}
