import { describe, expect, test } from 'vitest'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import type { CaseOutcome } from '#events/aggregates/case-choices.ts'
import { moderationCase } from '#events/aggregates/cases.ts'
import { activeUser } from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import {
  appealed,
  decided,
  reasons,
  reasonsAt,
  reported,
  reportedCase,
  reportedTarget,
  ruling,
  undone
} from '#test/events/case-events.ts'
import { testTime } from '#test/events/event-builders.ts'
import * as decide from './decide.ts'

const now = new Date(testTime)
const decidedMeanwhile =
  'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'

describe('a decision', () => {
  const byOperator =
    (outcome: CaseOutcome, revision?: number) => (known: Parameters<typeof decide.decideCase>[0]) =>
      decide.decideCase(
        known,
        reportedCase,
        reportedTarget,
        ruling(outcome, revision === undefined ? {} : { revision }),
        activeUser
      )

  test('is kept with its reasons', () => {
    given(moderationCase, reported).when(byOperator('hidden', 0)).yields(decided('hidden'), reasons)
  })

  test('of two operators at once is that of the first', () => {
    given(moderationCase, reported, decided('kept'))
      .when(byOperator('hidden', 0))
      .refuses(409, decidedMeanwhile)
  })

  test('is refused to an operator who read the case before another decision was undone', () => {
    given(moderationCase, reported, decided('kept'), undone)
      .when(byOperator('hidden', 0))
      .refuses(409, decidedMeanwhile)
    given(moderationCase, reported, decided('kept'), undone)
      .when(byOperator('hidden', 2))
      .yields(decided('hidden'), reasonsAt(3))
  })

  test('is another one once the target was reported again', () => {
    given(moderationCase, reported, decided('kept'), reported)
      .when(byOperator('hidden', 1))
      .yields(decided('hidden'), reasonsAt(2))
  })

  test('by the program waits for a person', () => {
    given(moderationCase, reported, decided('hidden', true))
      .when(byOperator('kept', 1))
      .yields(decided('kept'), reasonsAt(2))
  })

  test('about a complaint says so', () => {
    given(moderationCase, reported, decided('hidden'), appealed)
      .when(byOperator('kept', 1))
      .yields({ ...decided('kept'), type: 'AppealDecided' } as CaseEvent, reasonsAt(2))
  })

  test('has no event when the same is in force', () => {
    given(moderationCase, decided('hidden')).when(byOperator('hidden')).yields()
  })

  test('about an erased person has no reasons', () => {
    given(moderationCase, reported)
      .when(known =>
        decide.decideCase(known, reportedCase, reportedTarget, ruling('kept'), { state: 'erased' })
      )
      .yields(decided('kept'))
  })

  test('of an unknown case is refused', () => {
    given(moderationCase).when(byOperator('kept', 0)).refuses(404, 'No encontramos este caso')
  })

  test('that needs no report has the first revision', () => {
    given(moderationCase).when(byOperator('hidden')).yields(decided('hidden'), reasonsAt(1))
  })

  test('replaces another one that is in force', () => {
    given(moderationCase, decided('hidden'))
      .when(byOperator('kept'))
      .yields(decided('kept'), reasonsAt(2))
  })

  test('confirms the same once something is pending', () => {
    given(moderationCase, decided('hidden'), appealed)
      .when(byOperator('hidden'))
      .yields({ ...decided('hidden'), type: 'AppealDecided' } as CaseEvent, reasonsAt(2))
  })

  test('corrects no job that is held, which nobody has seen', () => {
    given(moderationCase, decided('held', true))
      .when(byOperator('corrected', 1))
      .refuses(409, 'Un anuncio en revisión no se ha publicado: se publica, o no.')
    given(moderationCase, decided('held', true))
      .when(byOperator('hidden', 1))
      .yields(decided('hidden'), reasonsAt(2))
    given(moderationCase, reported)
      .when(byOperator('corrected', 0))
      .yields(decided('corrected'), reasonsAt(1))
  })

  test('is that of whoever read the case last', () => {
    given(moderationCase, decided('hidden'), appealed)
      .when(byOperator('kept', 0))
      .refuses(409, decidedMeanwhile)
  })
})

describe('undoing a decision', () => {
  test('returns the case to those that wait', () => {
    given(moderationCase, reported, decided('hidden'))
      .when(known => decide.undoDecision(known, reportedCase, 1))
      .yields(undone)
    expect(stateAfter(moderationCase, reported, decided('hidden'), undone)).toMatchObject({
      state: 'pending',
      revision: 2,
      decisions: []
    })
  })

  test('brings back the one before it, and the complaint', () => {
    const again = { ...decided('kept'), type: 'AppealDecided' } as CaseEvent
    const known = stateAfter(moderationCase, decided('hidden'), appealed, again, undone)
    expect(known).toMatchObject({ appealedBy: 'owner', decisions: [{ outcome: 'hidden' }] })
    const before = stateAfter(moderationCase, decided('hidden'), appealed, again)
    expect(decide.decisionBefore(before)).toMatchObject({ outcome: 'hidden', rule: 'falso' })
  })

  test('is refused where nothing is decided, and after another decision', () => {
    given(moderationCase, reported)
      .when(known => decide.undoDecision(known, reportedCase, 0))
      .refuses(409, 'Este caso está por decidir.')
    given(moderationCase, reported, decided('kept'))
      .when(known => decide.undoDecision(known, reportedCase, 0))
      .refuses(409, decidedMeanwhile)
  })

  test('may be done by a program that has not read the case', () => {
    given(moderationCase, decided('hidden'))
      .when(known => decide.undoDecision(known, reportedCase))
      .yields(undone)
  })

  test('is refused for an unknown case', () => {
    given(moderationCase)
      .when(known => decide.undoDecision(known, reportedCase))
      .refuses(404, 'No encontramos este caso')
  })

  test('leaves the one before it', () => {
    expect(decide.decisionBefore({ state: 'unknown' })).toBeUndefined()
    expect(decide.decisionBefore(stateAfter(moderationCase, decided('hidden')))).toBeUndefined()
  })
})

describe('the end of the texts of a case', () => {
  const eraseAt = (known: Parameters<typeof decide.eraseCaseTexts>[0], changedBy: Date) =>
    decide.eraseCaseTexts(known, reportedCase, changedBy)
  const erased: CaseEvent = { type: 'CaseTextsErased', data: { id: reportedCase } }

  test('comes once', () => {
    given(moderationCase, reported, decided('kept'))
      .when(known => eraseAt(known, now))
      .yields(erased)
    given(moderationCase, reported, decided('kept'), erased)
      .when(known => eraseAt(known, now))
      .yields()
    given(moderationCase, reported, decided('kept'), erased, reported)
      .when(known => eraseAt(known, now))
      .yields(erased)
  })

  test('does not come to what has changed since, or does not exist', () => {
    given(moderationCase, reported, decided('kept'))
      .when(known => eraseAt(known, new Date(now.getTime() - 1)))
      .yields()
    given(moderationCase)
      .when(known => eraseAt(known, now))
      .yields()
  })
})
