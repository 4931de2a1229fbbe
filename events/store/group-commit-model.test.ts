import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { AppendRequest } from './event-store.ts'
import { appendInGroup } from './group-commit.ts'
import { findBrokenLinks } from './hash-chain.ts'
import { findReadModelVersion } from './read-model-versions.ts'
import { takeGroup } from './take-group.ts'

/** Streams, keys and names are numbers, of which each run has its own. */
const command = fc.record({
  streams: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  expected: fc.constantFrom(0, 0, 0, 1, 2, null),
  key: fc.option(fc.nat(4)),
  name: fc.option(fc.nat(5)),
  throws: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true))
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

interface Given {
  command: Command
  request: AppendRequest
  bytes: number
}

/** Changes the first of the streams, and depends on the other. */
function toGiven(command: Command, run: string, readModelVersion: string): Given {
  const at = '2026-03-02T10:00:00.000Z'
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, meta: {}, at }
  const batches = command.streams.map((stream, index) => ({
    stream: `${run}-${stream}`,
    expected: command.expected,
    events: index ? [] : [event]
  }))
  const idempotency =
    command.key === null ? undefined : { id: `${run}-${command.key}`, mac: 'same' }
  return { command, request: { batches, readModelVersion, idempotency }, bytes: 0 }
}

/** One after the other, in the order in which groups take them. */
function applyInOrder(given: readonly Given[], run: string) {
  const log: string[] = []
  const known = new Set<string>()
  const outcomes = new Map<Given, string>()
  const apply = ({ command, request }: Given): string => {
    const { key, name, throws, expected, streams } = command
    const versions = streams.map(stream => log.filter(s => s === `${run}-${stream}`).length)
    if (known.has(`key ${key}`)) return 'DuplicateCommand'
    if (expected !== null && versions.some(version => version !== expected))
      return 'ConcurrencyError'
    if (known.has(`name ${name}`)) return 'error'
    if (throws) return 'Error'
    if (key !== null) known.add(`key ${key}`)
    if (name !== null) known.add(`name ${name}`)
    log.push(request.batches[0]?.stream ?? '')
    return 'committed'
  }
  for (let waiting = given; waiting.length; ) {
    const { group, rest } = takeGroup(waiting)
    for (const member of group) outcomes.set(member, apply(member))
    waiting = rest
  }
  return { log, outcomes: given.map(member => outcomes.get(member)) }
}

type Item = Command & { run: string }

async function write(tx: Transaction, items: readonly Item[]): Promise<void> {
  for (const { name, run, throws } of items) {
    if (name !== null)
      tx.pipeline(tx.query('INSERT INTO public.taken VALUES ($1)', [`${run}-${name}`]))
    if (throws) throw new Error('on purpose')
  }
}

async function giveTogether(db: Database, given: readonly Given[], run: string, isShared: boolean) {
  const free = Promise.withResolvers<void>()
  const first = appendInGroup(db, { ...nothing, readModelVersion }, () => free.promise)
  const ends = given.map(({ request, command }) => {
    const item = { ...command, run }
    const shared = isShared ? { item, write } : undefined
    return appendInGroup(db, request, tx => write(tx, [item]), shared).then(
      () => 'committed',
      error => (error.constructor.name === 'DatabaseError' ? 'error' : error.constructor.name)
    )
  })
  free.resolve()
  await first
  return Promise.all(ends)
}

const nothing = { batches: [] }
let readModelVersion = ''

describeWithDatabase('random appends that arrive together', context => {
  beforeAll(async () => {
    readModelVersion = (await findReadModelVersion(context.db)) ?? ''
    await context.db.exec('CREATE TABLE public.taken (name text PRIMARY KEY)')
  })

  test.each([false, true])(
    'end as if they were committed one after the other (shared: %s)',
    async isShared => {
      const { db } = context
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40 }), async commands => {
          const run = newId()
          const given = commands.map(command => toGiven(command, run, readModelVersion))
          const expected = applyInOrder(given, run)
          expect(await giveTogether(db, given, run, isShared)).toEqual(expected.outcomes)
          const written = await db.query<{ stream: string }>(
            `SELECT stream_id AS stream FROM es.events WHERE starts_with(stream_id, $1) ORDER BY position`,
            [run]
          )
          expect(written.map(({ stream }) => stream)).toEqual(expected.log)
        }),
        { numRuns: 25 }
      )
      const [last] = await db.query<{ n: number; position: number }>(
        'SELECT count(*) AS n, coalesce(max(position), 0) AS position FROM es.events'
      )
      expect(last?.position).toBe(last?.n)
      expect(await findBrokenLinks(db, 0, last?.position ?? 0)).toEqual([])
    }
  )
})
