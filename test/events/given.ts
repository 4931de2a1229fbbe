import { expect } from 'vitest'
import { type Aggregate, type DomainEvent, findSchema, fold } from '#events/aggregates/aggregate.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { testTime } from './event-builders.ts'

/** Given past events, when a decision is made, expect these events or this error. */
export function given<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, ...past: E[]) {
  const state = stateAfter(aggregate, ...past)
  return {
    when: (decide: (state: S) => E[]) => ({
      yields: (...events: E[]) => expect(decide(state)).toEqual(events),
      refuses: (status: number, sentence: string) =>
        expectHttpError(() => decide(state), status, sentence)
    })
  }
}

/** The state after these events. */
export function stateAfter<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, ...past: E[]): S {
  return fold(
    aggregate,
    past.map(event => {
      const { version } = findSchema(aggregate.schemas, event.type)
      return { ...event, schemaVersion: version, at: testTime }
    })
  )
}

function expectHttpError(decide: () => unknown, status: number, sentence: string): void {
  try {
    decide()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    expect([error.status, error.message]).toEqual([status, sentence])
    return
  }
  expect.unreachable('it was not refused')
}
