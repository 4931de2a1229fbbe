import { demoUsers, expect, test } from '../fixtures.ts'
import { signUpPerson } from '../test-data.ts'
import { applicantStates } from './applicant-states.ts'
import { employerStates } from './employer-states.ts'
import { findAccessibilityViolations } from './find-violations.ts'
import { openState, type ScreenState } from './screen-state.ts'
import { visitorStates } from './visitor-states.ts'

test.describe('a visitor', () => testStates(visitorStates))

test.describe('an employer', () => {
  test.use({ username: demoUsers.employer })
  testStates(employerStates)
})

test.describe('a new applicant', () => {
  test.use({
    context: async ({ site }, use) => use((await signUpPerson(site, 'applicant')).context)
  })
  testStates(applicantStates)
})

/** A test for each state, on the phone and the desktop or only where `tag` says. */
function testStates(states: ScreenState[]): void {
  for (const state of states) {
    const { name, tag = '@both' } = state
    test(`${name} has no accessibility violation`, { tag }, async ({ page, site }) => {
      site.ignoreErrors(/ocupado/)
      await openState(page, site, state)
      expect(await findAccessibilityViolations(page, name)).toEqual([])
    })
  }
}
