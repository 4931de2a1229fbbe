import { describe, expect, test } from 'vitest'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { type Case, moderationCase } from '#events/aggregates/cases.ts'
import { appealed, decided, reported, reportedCase, undone } from '#test/events/case-events.ts'
import { testTime } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'
import { appealOver } from './shared/refusals.ts'

const now = new Date(testTime)

describe('a complaint', () => {
  const complaint = { appellantId: 'yeguada', revision: 1, text: 'La fianza era de la vivienda' }
  const appeal =
    (changes: Partial<decide.Complaint> = {}, at = now) =>
    (known: Parameters<typeof decide.appealDecision>[0]) =>
      decide.appealDecision(known, reportedCase, { ...complaint, ...changes }, at)

  test('returns the case to those that wait', () => {
    given(moderationCase, decided('hidden'))
      .when(appeal())
      .yields(
        {
          type: 'CaseAppealed',
          data: { id: reportedCase, by: 'owner', appellantId: 'yeguada', reportId: undefined }
        },
        {
          type: 'AppealWritten',
          data: { id: reportedCase, appellantId: 'yeguada', revision: 1 },
          subject: 'yeguada',
          personal: { text: complaint.text }
        }
      )
    expect(stateAfter(moderationCase, decided('hidden'), appealed)).toMatchObject({
      state: 'pending',
      appealedBy: 'owner'
    })
  })

  test('is possible for six months, to the end of the last day in Madrid', () => {
    const last = new Date('2026-09-02T21:59:58.999Z')
    expect(appeal({}, last)(stateAfter(moderationCase, decided('hidden')))).toHaveLength(2)
    given(moderationCase, decided('hidden'))
      .when(appeal({}, new Date('2026-09-02T21:59:59.000Z')))
      .refuses(410, appealOver.message)
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

describe('a complaint of a reporter', () => {
  const appeal =
    (changes: Partial<decide.Complaint> = {}) =>
    (known: Case) =>
      decide.appealDecision(
        known,
        reportedCase,
        { appellantId: 'g1', reportId: 'r1', revision: 1, text: 'Sigue ahí', ...changes },
        new Date(testTime)
      )

  test('is kept with the report that it is about', () => {
    given(moderationCase, reported, decided('kept'))
      .when(appeal())
      .yields(
        {
          type: 'CaseAppealed',
          data: { id: reportedCase, by: 'reporter', appellantId: 'g1', reportId: 'r1' }
        },
        {
          type: 'AppealWritten',
          data: { id: reportedCase, appellantId: 'g1', revision: 1 },
          subject: 'g1',
          personal: { text: 'Sigue ahí' }
        }
      )
  })

  test('needs a decision in force', () => {
    const sentence = 'Esta decisión ya no está en vigor: no hace falta reclamar.'
    given(moderationCase).when(appeal()).refuses(409, sentence)
    given(moderationCase, reported)
      .when(appeal({ revision: 0 }))
      .refuses(409, sentence)
  })

  test('is added to the last decision only', () => {
    const byReporter: CaseEvent = {
      type: 'CaseAppealed',
      data: { id: reportedCase, by: 'reporter', appellantId: 'g1', reportId: 'r1' }
    }
    const past = [decided('hidden'), appealed, decided('kept'), byReporter, appealed]
    expect(stateAfter(moderationCase, ...past)).toMatchObject({
      state: 'pending',
      appealedBy: 'owner',
      decisions: [
        { outcome: 'hidden', appellants: ['yeguada'] },
        { outcome: 'kept', appellants: ['g1', 'yeguada'], answers: 'owner' }
      ]
    })
  })
})
