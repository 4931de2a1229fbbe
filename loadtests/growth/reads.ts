import type { Database } from '#events/database/database.ts'
import {
  findPositionAt,
  lastPosition,
  readAll,
  readHistories,
  readStream
} from '#events/store/event-store.ts'
import { findChainHash } from '#events/store/hash-chain.ts'
import { countBlocks } from '#loadtests/bench/count-blocks.ts'
import { round } from '#loadtests/bench/measure.ts'
import { recordStatements } from '#loadtests/bench/statement-recorder.ts'
import { type Figure, load, type Measurement, timeCalls } from './figure.ts'

/** Streams and ids that are read in turn: most of them from where they lie. */
const sampled = 5_000

/** Reads of the log by stream, by id, by position and by instant. */
export async function measureReads(measurement: Measurement): Promise<Figure[]> {
  const { tools, events } = measurement
  const streams = await sample(measurement, 'stream_id')
  const ids = await sample(measurement, 'event_id')
  const stream = (index: number) => streams[index % streams.length] ?? ''
  const types = ['ApplicationSeen', 'ApplicationStatusChanged', 'ContactReleased']
  const reads: Record<string, Read> = {
    'a stream': (db, index) => readStream(db, stream(index)),
    'what a command folds': (db, index) => readHistories(db, [stream(index)], types),
    'the position of an event': (db, index) =>
      db.query('SELECT es.position_of($1)', [ids[index % ids.length]]),
    'a hash of the chain': (db, index) => findChainHash(db, 1 + ((index * 7919) % events)),
    '100 events at a position': (db, index) => readAll(db, (index * 7_919_000) % events, 100),
    'the last position': db => lastPosition(db)
  }
  const figures: Figure[] = []
  for (const [what, read] of Object.entries(reads)) {
    const figure = await timeCalls(measurement, what, index => read(tools.db, index))
    figures.push({ ...figure, pages: await countPages(tools.db, read) })
  }
  const crowd = await timeCalls(
    measurement,
    'a stream, 8 readers',
    index => readStream(tools.db, stream(index)),
    8
  )
  return [...figures, crowd, ...(await measureMoments(tools.db, events))]
}

type Read = (db: Database, index: number) => Promise<unknown>

const counted = 50

/** Pages of 8 KB that a read touches on average, which nothing else on the machine changes. */
async function countPages(db: Database, read: Read): Promise<number> {
  const recorder = recordStatements(db)
  for (let index = 0; index < counted; index++) await read(recorder.db, index * 37)
  return round((await countBlocks(db, recorder.take())) / counted, 1)
}

/** The position at a moment is looked for from the end. */
async function measureMoments(db: Database, events: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const share of [0.99, 0.9, 0.5]) {
    const [event] = await readAll(db, Math.floor(events * share), 1)
    const began = performance.now()
    await findPositionAt(db, event?.at ?? '')
    const took = round(performance.now() - began, 0)
    figures.push({ what: `the moment of ${share * 100} %`, 'max (ms)': took, load: load() })
  }
  return figures
}

/** Values of events all over the log, in no order. */
async function sample(
  { tools, events }: Measurement,
  column: 'stream_id' | 'event_id'
): Promise<string[]> {
  const positions = Array.from(
    { length: sampled },
    (_, index) => 1 + ((index * 15_485_863) % events)
  )
  const rows = await tools.db.transaction(
    tx =>
      tx.query<{ value: string }>(
        `SELECT ${column} AS value FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (position, nth)
           JOIN es.events USING (position) ORDER BY nth`,
        [positions]
      ),
    { timeout: 0 }
  )
  return rows.map(({ value }) => value)
}
