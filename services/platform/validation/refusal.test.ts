import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#services/words/current-language.ts'
import { refusalWords } from '#services/words/words.ts'
import { loadRefusals } from '#test/requests/all-refusals.ts'

const refusals = [...(await loadRefusals())]

/** Codes that only employers and operators meet. */
const spanishOnly = [
  'account-not-found',
  'account-own',
  'already-invited',
  'answer-awaited',
  'answer-link-over',
  'answer-without-status',
  'case-decided-meanwhile',
  'case-not-found',
  'case-undecided',
  'dead-letter-not-found',
  'draft-not-found',
  'draft-published',
  'email-unconfirmed',
  'enrolment-code-wrong',
  'farm-code-unknown',
  'held-job-not-correctable',
  'held-job-not-renewable',
  'hidden-job-not-renewable',
  'invited-job-over',
  'job-closed',
  'job-exists',
  'job-is-draft',
  'job-link-over',
  'job-not-renewable-yet',
  'mail-not-found',
  'metrics-token-missing',
  'minor-contact-later',
  'minor-contact-off',
  'not-invitable',
  'not-job-owner',
  'pay-missing',
  'photo-invalid',
  'removal-final',
  'removal-is-whole',
  'removed-name-taken',
  'retry-failed',
  'second-factor-missing',
  'second-factor-on',
  'second-factor-required',
  'talk-denied',
  'too-many-drafts',
  'website-of-mail-service',
  'wording-unlawful'
]

describe('a refusal', () => {
  test.each(refusals)('%s has a code, a status and a Spanish sentence', (_, refusal) => {
    expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect(refusal.message).toMatch(/\p{L}/u)
  })

  test('has the status that others of its code have', () => {
    const statuses = Map.groupBy(refusals, ([, { code }]) => code)
    expect(statuses.size).toBeGreaterThan(100)
    for (const [code, same] of statuses) {
      expect(new Set(same.map(([, { status }]) => status)).size, code).toBe(1)
    }
  })

  test('keeps the code that programs know', () => {
    const known = readFileSync('test/fixtures/refusal-codes.txt', 'utf8').trim().split('\n')
    expect(refusals.map(([, { code }]) => code)).toEqual(expect.arrayContaining(known))
  })

  test('has an English sentence, unless only employers and operators meet it', () => {
    const codes = [...new Set(refusals.map(([, { code }]) => code))].sort()
    const isSpanish = (code: string) =>
      inLanguage('en', () => refusalWords.sentence(code, '')) === ''
    expect(codes.filter(isSpanish)).toEqual(spanishOnly)
  })

  test('is made in a refusals.ts', () => {
    const others = globSync('{services,workers,composition,cli,projections}/**/*.ts')
      .filter(file => !/\/refusals?(\.test)?\.ts$/.test(file))
      .filter(file => /\brefusal\(|\bstatus: 4\d\d,/.test(readFileSync(file, 'utf8')))
    expect(others.filter(file => !file.includes('.test.'))).toEqual([])
  })
})
