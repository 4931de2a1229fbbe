import { describe, expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { guestRequest, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { renderRobots } from '../seo/robots.ts'
import { speculationRules } from './speculation-rules.ts'

describe('the speculation rules', () => {
  test('exclude private pages and links with side effects', () => {
    const rules = JSON.stringify(speculationRules)
    for (const path of ['/profile*', '/jobs/*/edit*', '/post-job*', '/auth*', '/api/*']) {
      expect(rules).toContain(`{"href_matches":"${path}"}`)
    }
    for (const name of ['newUser', 'openForm', 'showForm', 'register', 'scrollTo']) {
      expect(rules).toContain(`[href*=\\"${name}\\"]`)
    }
  })
})

describe('robots.txt', () => {
  test('names the private paths and the sitemap', () => {
    const text = renderRobots('https://ramal.example')
    expect(text.split('\n')[0]).toBe('User-agent: *')
    for (const path of ['/api/', '/auth', '/profile', '/jobs/*/edit', '/ip-test', '/messages']) {
      expect(text).toContain(`\nDisallow: ${path}\n`)
    }
    expect(text).toContain('\nSitemap: https://ramal.example/sitemap.xml\n')
    expect(text).not.toContain('Disallow: /jobs\n')
  })
})

describeWithApp('prefetched pages', board => {
  const header = 'Clear-Site-Data'

  test('are dropped after a write', async () => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.get('/api/user')).headers.get(header)).toBeNull()
    expect((await ana.put('/api/users/otra', {})).headers.get(header)).toBeNull()
    const { headers } = await ana.post('/api/logout')
    expect(headers.get(header)).toBe('"prefetchCache", "prerenderCache"')
  })

  test('are dropped by whoever signs in, and stay after a write without cookies', async () => {
    const { username } = await signUp(board, 'applicant')
    const signIn = { username, password: testPassword }
    const { headers } = await board.createClient().post('/api/login', signIn)
    expect(headers.get(header)).toContain('prefetchCache')
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const guest = await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    expect([guest.status, guest.headers.get(header)]).toEqual([201, null])
  })
})
