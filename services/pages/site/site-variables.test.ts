import { describe, expect, test } from 'vitest'
import { parseConfig } from '#services/platform/config/config.ts'
import { insertSiteVariables, siteVariables } from './site-variables.ts'

const html = '{"payRequiredFrom":"%%payRequiredFrom%%"} %%title%%'

describe('the register of a firm', () => {
  test.each([
    [{ OPERATOR_REGISTER: 'Tomo <1>' }, '<div><dt>Registro</dt><dd>Tomo &lt;1&gt;</dd></div>'],
    [{}, '']
  ])('of %j is a row of the legal notice', (env, expected) => {
    const variables = siteVariables(parseConfig(env))
    expect(insertSiteVariables('%%operatorRegister%%', variables)).toBe(expected)
  })
})

describe('the day from which the law wants the pay', () => {
  test.each([
    [{ PAY_REQUIRED_FROM: '2027-06-07' }, '{"payRequiredFrom":"2027-06-07"} %%title%%'],
    [{}, '{"payRequiredFrom":""} %%title%%']
  ])('of %j is in the page, and what is filled at each request stays', (env, expected) => {
    expect(insertSiteVariables(html, siteVariables(parseConfig(env)))).toBe(expected)
  })
})
