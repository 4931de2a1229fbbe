import { describe, expect, test } from 'vitest'
import { moderationCase } from '#events/aggregates/cases.ts'
import { decided, reported, reportedCase, reportedTarget } from '#test/events/case-events.ts'
import { testTime } from '#test/events/event-builders.ts'
import { stateAfter } from '#test/events/given.ts'
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
