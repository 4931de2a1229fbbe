import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { fold, opaqueId } from './aggregate.ts'
import { aggregateOf, schemaOf, upcastEvent, eventSchemas } from './event-schemas.ts'

interface Sample {
  type: string
  version: number
  data: object
  personal?: object
}

/** One or more of every released version of every event type. Samples are added, never changed. */
const samples: Sample[] = JSON.parse(
  readFileSync(new URL('event-samples.json', import.meta.url), 'utf8')
)

const aggregateStreams = [
  'user-x',
  'employer-x',
  'guest-x',
  'job-x',
  'application-x',
  'candidate-profile-x',
  'message-x',
  'alert-x',
  'case-x',
  'archive-x'
]

function requireAggregate(stream: string) {
  const aggregate = aggregateOf(stream)
  if (!aggregate) throw new Error(`no aggregate has the stream ${stream}`)
  return aggregate
}

interface JsonSchema {
  type?: string
  enum?: unknown[]
  format?: string
  pattern?: string
}

/** Every schema of a string inside a JSON schema. */
function stringsOf(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'type' in schema && schema.type === 'string' ? [schema as JsonSchema] : []
  return [...own, ...Object.values(schema).flatMap(stringsOf)]
}

const idPattern = z.toJSONSchema(opaqueId).pattern

const isFreeText = (schema: JsonSchema) =>
  !schema.enum &&
  !('const' in schema) &&
  !['date', 'date-time'].includes(schema.format ?? '') &&
  schema.pattern !== idPattern

const at = '2026-03-02T10:00:00.000Z'

const toPast = ({ type, version, data }: Sample) => {
  return { type, schemaVersion: version, data, at }
}

const toPublic = ({ type, version, data }: Sample) => {
  return { type, data: upcastEvent(type, version, { data }, at).data, at }
}

describe('the event schemas', () => {
  const versions = Object.entries(eventSchemas).flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, index): [string, number] => [type, index + 1])
  )

  test.each(versions)('have a sample of %s version %i', (type, version) => {
    expect(samples.some(sample => sample.type === type && sample.version === version)).toBe(true)
  })

  test.each(samples)('read $type version $version with the current code', sample => {
    const schema = schemaOf(sample.type)
    const { data, personal } = upcastEvent(sample.type, sample.version, sample, at)
    expect(schema.data.parse(data)).toEqual(data)
    expect(schema.personal?.parse(personal)).toEqual(schema.personal && personal)
  })

  test.each([
    ['2026-04-01T10:00:00.000Z', { isReopened: true }],
    ['2026-04-01T10:00:00.001Z', {}]
  ])('read of a renewal of version 1 until %s whether the job was over', (expiryDate, expected) => {
    const renewed = upcastEvent('JobRenewed', 1, { data: { id: 'j', expiryDate } }, at)
    expect(renewed.data).toEqual({ id: 'j', expiryDate, ...expected })
  })

  test.each(['JobPosted', 'JobRevised'])('read photos of %s in version 1 as paths', type => {
    const read = (photos: unknown) =>
      upcastEvent(type, 1, { data: {}, personal: { title: 'Mozo', photos } }, at).personal
    expect(read(['/photos/a.webp'])).toEqual({
      title: 'Mozo',
      photos: [{ path: '/photos/a.webp' }]
    })
    expect(read(null)).toEqual({ title: 'Mozo', photos: null })
  })

  test.each(['ApplicationSubmitted', 'ApplicationRewritten'])(
    'read %s in version 1 as one without answers',
    type => {
      const read = (personal?: object) => upcastEvent(type, 1, { data: {}, personal }, at).personal
      expect(read({ coverLetter: 'Hola' })).toEqual({ coverLetter: 'Hola', answers: [] })
      expect(read()).toBeUndefined()
    }
  )

  test.each(['JobDrafted', 'JobDraftRevised'])('read photos of %s in version 1 as paths', type => {
    const read = (content: object) =>
      upcastEvent(type, 1, { data: {}, personal: { content } }, at).personal
    expect(read({ photos: ['/photos/a.webp'] })).toEqual({
      content: { photos: [{ path: '/photos/a.webp' }] }
    })
    expect(read({ title: null })).toEqual({ content: { title: null } })
  })

  test.each(aggregateStreams)('fold the samples of %s without an error', stream => {
    const aggregate = requireAggregate(stream)
    const history = samples.filter(({ type }) => type in aggregate.schemas)
    expect(history.length).toBeGreaterThan(0)
    expect(fold(aggregate, history.map(toPast))).not.toEqual(aggregate.initialState)
  })

  test.each(aggregateStreams)('name the event types of %s that never change its state', stream => {
    const { schemas, ignores = [], initialState, evolve } = requireAggregate(stream)
    const history = samples.filter(({ type }) => type in schemas).map(toPublic)
    const alone = history.map(event => evolve(initialState, event))
    const inOrder = history.map((_, index) => history.slice(0, index).reduce(evolve, initialState))
    const states = [...inOrder, ...alone]
    const changes = ({ type }: { type: string }) =>
      history.some(
        event => event.type === type && states.some(state => evolve(state, event) !== state)
      )
    expect(Object.keys(schemas).filter(type => !changes({ type }))).toEqual(ignores)
  })

  test.each(Object.keys(eventSchemas))('have no free text in the open part of %s', type => {
    const { data } = schemaOf(type)
    expect(stringsOf(z.toJSONSchema(data)).filter(isFreeText)).toEqual([])
  })

  test.each([
    ['a text', 'Mozo para Zoraida'],
    ['an e-mail', 'zoraida@example.org'],
    ['a long word', 'x'.repeat(65)]
  ])('refuse %s as an id', (_, text) => {
    expect(opaqueId.safeParse(text).success).toBe(false)
  })

  test('refuse an unknown event type', () => {
    expect(() => schemaOf('Nothing')).toThrow('Nothing')
  })
})
