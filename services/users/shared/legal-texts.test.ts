import { termsNoticeDays } from '#events/limits/users.ts'
import { day } from '#events/units.ts'
import { describe, expect, test } from 'vitest'
import { legalFiles } from '#services/platform/config/legal-folder.ts'
import { announcedTerms, legalTexts, type LegalVersion } from './legal-texts.ts'

const versions: LegalVersion[] = [
  { version: 2, publishedOn: '2026-11-23', validFrom: '2026-12-23' },
  { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
]
const [newest] = versions

describe('new terms', () => {
  test.each([
    ['2026-11-22T10:00:00Z', '2026-11-24T10:00:00Z', newest],
    ['2026-11-22T10:00:00Z', '2026-12-24T10:00:00Z', undefined],
    ['2026-11-23T10:00:00Z', '2026-11-24T10:00:00Z', undefined]
  ])('an account of %s reads on %s: %j', (registeredAt, now, expected) => {
    expect(announcedTerms(registeredAt, new Date(now), versions)).toEqual(expected)
  })

  test('bind accounts from before a month after they were published, at the earliest', () => {
    for (const { version, publishedOn, validFrom } of legalTexts.terms) {
      if (version === 1) continue
      const days = (Date.parse(validFrom) - Date.parse(publishedOn)) / day
      expect(days).toBeGreaterThanOrEqual(termsNoticeDays)
    }
  })

  test('can each be replaced by the operator', () => {
    expect(Object.keys(legalFiles).sort()).toEqual(Object.keys(legalTexts).sort())
  })

  test('count their versions down to the first', () => {
    const texts: (readonly LegalVersion[])[] = Object.values(legalTexts)
    for (const text of texts) {
      const numbers = text.map(({ version }) => version)
      expect(numbers).toEqual(text.map((_, index) => text.length - index))
    }
  })
})
