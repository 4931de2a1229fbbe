import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { hostSignedInHintCookie, signedInHintCookie } from '#services/auth/shared/cookies.ts'

const script = readFileSync('site/scripts/pre-paint.js', 'utf8')

/** What the script sets on the root element of a page with these cookies, and what the browser has stored. */
function attributesWith(cookie: string, pathname = '/', stored: object = {}): object {
  const dataset = {}
  runInNewContext(script, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (name: keyof typeof stored) => stored[name] ?? null },
    location: { pathname },
    URLSearchParams,
    addEventListener() {}
  })
  return dataset
}

describe('before its first paint a page', () => {
  test.each([signedInHintCookie, hostSignedInHintCookie])('knows a session by %s', name => {
    expect(attributesWith(`posicion=7; ${name}=1`)).toHaveProperty('signedIn')
  })

  test('knows the page of a job to which this browser has sent an application', () => {
    const stored = { aplicados: 'a-1=2026-03-02T10%3A00%3A00.000Z&b=2026-03-02' }
    expect(attributesWith('', '/jobs/a-1', stored)).toHaveProperty('appliedHere')
    expect(attributesWith('', '/en/jobs/a-1', stored)).toHaveProperty('appliedHere')
    for (const path of ['/jobs/a', '/jobs', '/jobs/a-1/cartel', '/candidates/a-1'])
      expect(attributesWith('', path, stored)).not.toHaveProperty('appliedHere')
    expect(attributesWith('', '/jobs/a-1')).not.toHaveProperty('appliedHere')
  })

  test('lets a navigation interrupt the fade of the one before', () => {
    const listeners = new Map<string, (event: object) => void>()
    runInNewContext(script, {
      document: { documentElement: { dataset: {} }, cookie: '' },
      localStorage: { getItem: () => null },
      location: { pathname: '/' },
      navigator: { language: 'es' },
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener)
    })
    for (const type of ['pageswap', 'pagereveal']) {
      const handled: string[] = []
      const rejection = (name: string) => ({ catch: () => handled.push(name) })
      const viewTransition = { ready: rejection('ready'), finished: rejection('finished') }
      listeners.get(type)?.({ viewTransition })
      expect(handled, type).toEqual(['ready', 'finished'])
      listeners.get(type)?.({ viewTransition: null })
    }
  })

  test('knows none by other cookies', () => {
    expect(attributesWith(`posicion=7; otra${signedInHintCookie}=1`)).not.toHaveProperty('signedIn')
  })
})
