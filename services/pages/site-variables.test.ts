import { describe, expect, test } from 'vitest'
import { parseConfig } from '#services/platform/config/config.ts'
import { insertSiteVariables, siteVariables } from './site-variables.ts'

const html = '{"payRequiredFrom":"%%payRequiredFrom%%"} %%title%%'

describe('the day from which the law wants the pay', () => {
  test.each([
    [{ PAY_REQUIRED_FROM: '2027-06-07' }, '{"payRequiredFrom":"2027-06-07"} %%title%%'],
    [{}, '{"payRequiredFrom":""} %%title%%']
  ])('of %j is in the page, and what is filled at each request stays', (env, expected) => {
    expect(insertSiteVariables(html, siteVariables(parseConfig(env)))).toBe(expected)
  })
})
