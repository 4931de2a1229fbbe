import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { describe, expect, test } from 'vitest'
import { GuestApplication, SignedInApplication } from '#services/applications/contract.ts'
import { LogIn } from '#services/auth/shared/contract.ts'
import { CandidateProfileForm } from '#services/candidate-profiles/contract.ts'
import { BlockByWords, ChangeVisibility } from '#services/candidate-profiles/visibility-contract.ts'
import { Report } from '#services/cases/report-contract.ts'
import { RequestAlert } from '#services/jobs/alerts/contract.ts'
import { SendMessage } from '#services/messages/contract.ts'
import {
  ChangePassword,
  ChooseMail,
  DeleteUser,
  Register,
  RegisterEmployer,
  RequestPasswordReset,
  ResetPassword,
  ReviseUser
} from '#services/users/contract.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { fieldCode, localSentence, otherFieldCode } from './field-codes.ts'
import { validationError } from '../request/validate.ts'

const contracts = {
  BlockByWords,
  CandidateProfileForm,
  ChangePassword,
  ChangeVisibility,
  ChooseMail,
  DeleteUser,
  GuestApplication,
  LogIn,
  Register,
  RegisterEmployer,
  Report,
  RequestAlert,
  RequestPasswordReset,
  ResetPassword,
  ReviseUser,
  SendMessage,
  SignedInApplication
}

/** What is wrong in each field when all of them have one of these values. */
const values = [
  undefined,
  '',
  'x',
  'x'.repeat(5_000),
  'a\u0000b',
  'añó@example.org',
  '803 000 000',
  '1'.repeat(39),
  '🐴🐴🐴🐴',
  -1,
  1.5,
  999,
  [],
  true
]

/** Fields that no form of a candidate fills with anything else. */
const fixed = ['search', 'isGuestApplication', 'target', 'correction', honeypotField]

function problemsOf(schema: z.$ZodObject) {
  const names = Object.keys(schema._zod.def.shape)
  return values
    .map(value => Object.fromEntries(names.map(name => [name, value])))
    .flatMap(typed => safeParse(schema, typed).error?.issues ?? [])
    .filter(({ path }) => !fixed.includes(String(path[0])))
    .flatMap(issue => validationError([issue]).errors ?? [])
}

describe("a refused field of a candidate's form", () => {
  test.each(Object.entries(contracts))('has a code of its own: %s', (_, schema) => {
    const problems = problemsOf(schema)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem).toEqual({ ...problem, code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/) })
      expect(problem).not.toMatchObject({ code: otherFieldCode })
    }
  })

  test.each(Object.entries(contracts))('has an English sentence: %s', (_, schema) => {
    for (const problem of problemsOf(schema)) {
      expect(localSentence(problem)).toBe(problem.message)
      expect(inLanguage('en', () => localSentence(problem))).not.toMatch(
        /[áéíóú¿¡«»]|\b(?:el|la)\b/
      )
    }
  })
})

describe('a sentence that names a value', () => {
  test('names it in English', () => {
    const message = 'Los correos no llevan acentos ni eñes antes de la @. ¿Es ano@example.org?'
    expect(fieldCode(message)).toBe('email-with-accents')
    expect(inLanguage('en', () => localSentence({ code: 'email-with-accents', message }))).toBe(
      'Email addresses have no accents and no ñ before the @. Is it ano@example.org?'
    )
  })

  test('of no contract has the general code', () => {
    expect(fieldCode('Otra cosa')).toBe('invalid-value')
  })
})
