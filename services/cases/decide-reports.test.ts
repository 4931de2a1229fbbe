import { describe, expect, test } from 'vitest'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { type Case, moderationCase } from '#events/aggregates/cases.ts'
import { activeUser } from '#test/builders/event-fixtures.ts'
import {
  appealed,
  decided,
  reasonsAt,
  reported,
  reportedCase,
  reportedTarget,
  ruling,
  undone
} from '#test/events/case-events.ts'
import { testTime } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import * as decide from './decide.ts'

const written: decide.WrittenReport = {
  id: 'r1',
  reporterId: 'g1',
  reason: 'falso',
  text: 'El teléfono es de otra persona',
  name: 'Luis',
  email: 'luis@example.org',
  isDistinct: true,
  isHoneypotFilled: false,
  content: [{ field: 'title', text: 'Mozo de cuadra' }]
}

describe('a report', () => {
  const report = (changes: Partial<decide.WrittenReport> = {}) =>
    decide.reportTarget(reportedCase, reportedTarget, { ...written, ...changes })

  test('is kept with its words, and with what they were about', () => {
    const ids = { id: reportedCase, reportId: 'r1' }
    expect(report()).toEqual([
      reported,
      {
        type: 'ReportWritten',
        data: { ...ids, reporterId: 'g1' },
        subject: 'g1',
        personal: { text: written.text, name: 'Luis', email: 'luis@example.org' }
      },
      {
        type: 'ReportedContentRecorded',
        data: { ...ids, ownerId: 'yeguada' },
        subject: 'yeguada',
        personal: { content: written.content }
      }
    ])
  })

  test('says whether it can be answered, and whether a program wrote it', () => {
    const [plain] = report()
    expect(plain?.data).not.toHaveProperty('isHoneypotFilled')
    const [marked] = report({ email: undefined, isHoneypotFilled: true })
    expect(marked?.data).toMatchObject({ isAnswerable: false, isHoneypotFilled: true })
  })

  test('has a short number', () => {
    expect(decide.reportNumber('0197a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b')).toBe('2d3e4f5a6b')
  })

  test('raises no revision, and is new again after a decision', () => {
    expect(stateAfter(moderationCase, reported)).toEqual({
      state: 'pending',
      ...reportedTarget,
      decisions: [],
      revision: 0,
      appealedBy: undefined,
      changedAt: testTime,
      areTextsErased: false
    })
    expect(stateAfter(moderationCase, decided('kept'), reported)).toMatchObject({
      state: 'pending',
      revision: 1,
      decisions: [{ outcome: 'kept' }]
    })
  })
})

describe('a decision of the operator', () => {
  const rule = (outcome: Parameters<typeof ruling>[0], revision?: number) => (known: Case) =>
    decide.decideCase(
      known,
      reportedCase,
      reportedTarget,
      ruling(outcome, revision === undefined ? {} : { revision }),
      activeUser
    )

  test('that needs no report has the first revision', () => {
    given(moderationCase).when(rule('hidden')).yields(decided('hidden'), reasonsAt(1))
  })

  test('replaces another one that is in force', () => {
    given(moderationCase, decided('hidden'))
      .when(rule('kept'))
      .yields(decided('kept'), reasonsAt(2))
  })

  test('confirms the same once something is pending', () => {
    given(moderationCase, decided('hidden'), appealed)
      .when(rule('hidden'))
      .yields({ ...decided('hidden'), type: 'AppealDecided' } as CaseEvent, reasonsAt(2))
  })

  test('corrects no job that is held, which nobody has seen', () => {
    given(moderationCase, decided('held', true))
      .when(rule('corrected', 1))
      .refuses(409, 'Un anuncio en revisión no se ha publicado: se publica, o no.')
    given(moderationCase, decided('held', true))
      .when(rule('hidden', 1))
      .yields(decided('hidden'), reasonsAt(2))
    given(moderationCase, reported)
      .when(rule('corrected', 0))
      .yields(decided('corrected'), reasonsAt(1))
  })

  test('is that of whoever read the case last', () => {
    given(moderationCase, decided('hidden'), appealed)
      .when(rule('kept', 0))
      .refuses(
        409,
        'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'
      )
  })
})

describe('undoing a decision', () => {
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
