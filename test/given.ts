import { expect } from 'vitest'
import { type Aggregate, type DomainEvent, findSchema, fold } from '#events/aggregates/aggregate.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { testTime } from './event-builders.ts'

/** Given past events, when a decision is made, expect these events or this error. */
export function given<S, F extends DomainEvent>(entity: Aggregate<S, F>, ...past: F[]) {
  const state = stateAfter(entity, ...past)
  return {
    when: (decide: (state: S) => F[]) => ({
      says: (...facts: F[]) => expect(decide(state)).toEqual(facts),
      refuses: (status: number, sentence: string) =>
        expectHttpError(() => decide(state), status, sentence)
    })
  }
}

/** The state after these events. */
export function stateAfter<S, F extends DomainEvent>(entity: Aggregate<S, F>, ...past: F[]): S {
  return fold(
    entity,
    past.map(fact => {
      const { version } = findSchema(entity.schemas, fact.type)
      return { ...fact, schemaVersion: version, at: testTime }
    })
  )
}

function expectHttpError(ask: () => unknown, status: number, sentence: string): void {
  try {
    ask()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    expect([error.status, error.message]).toEqual([status, sentence])
    return
  }
  expect.unreachable('it was not refused')
}
