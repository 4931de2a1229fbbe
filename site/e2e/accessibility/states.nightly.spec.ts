import { demoUsers, expect, test } from '../fixtures.ts'
import { signUpPerson } from '../test-data.ts'
import { applicantStates } from './applicant-states.ts'
import { employerStates } from './employer-states.ts'
import { findAccessibilityViolations, findWideViolations } from './find-violations.ts'
import { openState, type ScreenState } from './screen-state.ts'
import { visitorStates } from './visitor-states.ts'

const desktop = { width: 1280, height: 800 }

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

/** A test for each state, on a phone that at night then becomes as wide as a desktop, unless only phones have it. */
function testStates(states: ScreenState[]): void {
  for (const state of states) {
    const { name, selector, tag, isBrief } = state
    test(`${name} has no accessibility violation`, { tag: '@phone' }, async ({ page, site }) => {
      site.ignoreErrors(/ocupado|ya no sirve/)
      await openState(page, site, state)
      expect(await findAccessibilityViolations(page, name)).toEqual([])
      if (tag || process.env['TEST_SCALE'] !== 'full') return
      await page.setViewportSize(desktop)
      if (isBrief) await openState(page, site, state)
      expect(await findWideViolations(page, name, selector)).toEqual([])
    })
  }
}
