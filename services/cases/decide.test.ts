import { describe, expect, test } from 'vitest'
import { type CaseEvent, type CaseOutcome, moderationCase } from '#events/aggregates/cases.ts'
import { activeUser } from '#test/event-fixtures.ts'
import { given, stateAfter } from '#test/given.ts'
import { testTime } from '#test/event-builders.ts'
import * as decide from './decide.ts'

const id = 'job-one'
const target = { kind: 'job', targetId: 'one', ownerId: 'yeguada' } as const
const now = new Date(testTime)

const reported: CaseEvent = {
  type: 'Reported',
  data: {
    ...{ id, ...target, reportId: 'r1', reporterId: 'g1', reason: 'falso' },
    ...{ isAnswerable: true, isDistinct: true }
  }
}
const by = { isAutomated: false, isOwnInitiative: false }
const ruling = (outcome: CaseOutcome, changes: Partial<decide.Ruling> = {}): decide.Ruling => ({
  ...{ outcome, ground: 'terms', rule: 'falso', facts: 'El teléfono no existe.', ...by, ...changes }
})
const decided = (outcome: CaseOutcome, isAutomated = false): CaseEvent => ({
  type: 'CaseDecided',
  data: { id, ...target, outcome, ground: 'terms', rule: 'falso', ...by, isAutomated }
})
const reasonsAt = (revision: number): CaseEvent => ({
  type: 'ReasonsStated',
  data: { id, ownerId: 'yeguada', revision },
  subject: 'yeguada',
  personal: { facts: 'El teléfono no existe.' }
})
const reasons = reasonsAt(1)
const undone: CaseEvent = { type: 'CaseDecisionUndone', data: { id, ...target } }
const appealed: CaseEvent = {
  type: 'CaseAppealed',
  data: { id, by: 'owner', appellantId: 'yeguada' }
}
const decidedMeanwhile =
  'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'

describe('a decision', () => {
  const byOperator =
    (outcome: CaseOutcome, revision?: number) => (known: Parameters<typeof decide.decideCase>[0]) =>
      decide.decideCase(
        known,
        id,
        target,
        ruling(outcome, revision === undefined ? {} : { revision }),
        activeUser
      )

  test('is kept with its reasons', () => {
    given(moderationCase, reported).when(byOperator('hidden', 0)).says(decided('hidden'), reasons)
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
      .says(decided('hidden'), reasonsAt(3))
  })

  test('is another one once the target was reported again', () => {
    given(moderationCase, reported, decided('kept'), reported)
      .when(byOperator('hidden', 1))
      .says(decided('hidden'), reasonsAt(2))
  })

  test('by the program waits for a person', () => {
    given(moderationCase, reported, decided('hidden', true))
      .when(byOperator('kept', 1))
      .says(decided('kept'), reasonsAt(2))
  })

  test('about a complaint says so', () => {
    given(moderationCase, reported, decided('hidden'), appealed)
      .when(byOperator('kept', 1))
      .says({ ...decided('kept'), type: 'AppealDecided' } as CaseEvent, reasonsAt(2))
  })

  test('has no event when the same is in force', () => {
    given(moderationCase, decided('hidden')).when(byOperator('hidden')).says()
  })

  test('about somebody who was erased has no reasons', () => {
    given(moderationCase, reported)
      .when(known => decide.decideCase(known, id, target, ruling('kept'), { state: 'erased' }))
      .says(decided('kept'))
  })

  test('of an unknown case is refused', () => {
    given(moderationCase).when(byOperator('kept', 0)).refuses(404, 'No encontramos este caso')
  })
})

describe('undoing a decision', () => {
  test('returns the case to those that wait', () => {
    given(moderationCase, reported, decided('hidden'))
      .when(known => decide.undoDecision(known, id, 1))
      .says(undone)
    expect(stateAfter(moderationCase, reported, decided('hidden'), undone)).toMatchObject({
      ...{ state: 'pending', revision: 2, decisions: [] }
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
      .when(known => decide.undoDecision(known, id, 0))
      .refuses(409, 'Este caso está por decidir.')
    given(moderationCase, reported, decided('kept'))
      .when(known => decide.undoDecision(known, id, 0))
      .refuses(409, decidedMeanwhile)
  })
})

describe('a complaint', () => {
  const complaint = { appellantId: 'yeguada', revision: 1, text: 'La fianza era de la vivienda' }
  const appeal =
    (changes: Partial<decide.Complaint> = {}, at = now) =>
    (known: Parameters<typeof decide.appealDecision>[0]) =>
      decide.appealDecision(known, id, { ...complaint, ...changes }, at)

  test('returns the case to those that wait', () => {
    given(moderationCase, decided('hidden'))
      .when(appeal())
      .says(
        {
          type: 'CaseAppealed',
          data: { id, by: 'owner', appellantId: 'yeguada', reportId: undefined }
        },
        {
          type: 'AppealWritten',
          data: { id, appellantId: 'yeguada', revision: 1 },
          subject: 'yeguada',
          personal: { text: complaint.text }
        }
      )
    expect(stateAfter(moderationCase, decided('hidden'), appealed)).toMatchObject({
      ...{ state: 'pending', appealedBy: 'owner' }
    })
  })

  test('is possible for six months', () => {
    const last = new Date('2026-09-02T09:59:59.999Z')
    expect(appeal({}, last)(stateAfter(moderationCase, decided('hidden')))).toHaveLength(2)
    given(moderationCase, decided('hidden'))
      .when(appeal({}, new Date('2026-09-02T10:00:00.000Z')))
      .refuses(410, decide.appealOver)
  })

  test('is possible once for each', () => {
    given(moderationCase, decided('hidden'), appealed)
      .when(appeal())
      .refuses(409, 'Ya has reclamado contra esta decisión. La está mirando una persona.')
    const reporter = { appellantId: 'g1', reportId: 'r1' }
    expect(appeal(reporter)(stateAfter(moderationCase, decided('hidden'), appealed))).toHaveLength(
      2
    )
  })

  test('is refused about a decision that is not in force', () => {
    const sentence = 'Esta decisión ya no está en vigor: no hace falta reclamar.'
    given(moderationCase, decided('hidden'), undone).when(appeal()).refuses(409, sentence)
    given(moderationCase, decided('hidden'), reported, decided('kept'))
      .when(appeal())
      .refuses(409, sentence)
  })
})

describe('the end of the texts of a case', () => {
  const eraseAt = (known: Parameters<typeof decide.eraseCaseTexts>[0], changedBy: Date) =>
    decide.eraseCaseTexts(known, id, changedBy)
  const erased: CaseEvent = { type: 'CaseTextsErased', data: { id } }

  test('comes once', () => {
    given(moderationCase, reported, decided('kept'))
      .when(known => eraseAt(known, now))
      .says(erased)
    given(moderationCase, reported, decided('kept'), erased)
      .when(known => eraseAt(known, now))
      .says()
    given(moderationCase, reported, decided('kept'), erased, reported)
      .when(known => eraseAt(known, now))
      .says(erased)
  })

  test('does not come to what has changed since, or does not exist', () => {
    given(moderationCase, reported, decided('kept'))
      .when(known => eraseAt(known, new Date(now.getTime() - 1)))
      .says()
    given(moderationCase)
      .when(known => eraseAt(known, now))
      .says()
  })
})
