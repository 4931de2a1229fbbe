import { describe, expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { uniqueRegistration } from '#test/builders/rate-limits.ts'
import {
  guestRequest,
  jobRequest,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { composeApp } from '#composition/compose-board.ts'
import { parseRateLimits } from '#services/platform/config/rate-limits.ts'
import { formatWait } from '../errors/refusals.ts'
import { createRateLimiter } from './rate-limit.ts'

describeWithApp('rate limit counters that are unavailable', board => {
  const withoutCounters = () => {
    const limits = parseRateLimits('on')
    if (!limits || limits === 'invalid') throw new Error('«on» gives no limits')
    const nowhere = openPostgres('postgres://127.0.0.1:1/nowhere')
    const rateLimiter = createRateLimiter(nowhere, limits, board.tools.secret)
    return { ...board, app: composeApp({ ...board.tools, rateLimiter }) }
  }

  test('refuse the limited writes with 503', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const { app } = withoutCounters()
    const post = async (path: string, body: object, cookie = '') => {
      const headers = {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        ...(cookie && { Cookie: `ramal_sesion=${cookie}` })
      }
      return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    for (const response of [
      await post('/api/login', { username: yeguada.username, password: testPassword }),
      await post('/api/register', uniqueRegistration()),
      await post(`/api/jobs/${id}/applications`, guestRequest),
      await post('/api/jobs', jobRequest, yeguada.cookies.get('ramal_sesion'))
    ]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await response.json()).toEqual({
        code: 'service-unavailable',
        message: 'Ahora no damos abasto. Inténtalo de nuevo en unos segundos.'
      })
    }
  })

  test('allow every read', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post('/api/candidate-profiles', profileRequest)
    const { app } = withoutCounters()
    for (const path of [
      '/api/jobs',
      `/api/jobs/${id}`,
      '/api/candidate-profiles',
      `/api/candidate-profiles/${body.id}`
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 200])
    }
  })
})

describe('the waiting time', () => {
  test.each([
    [1, '1 segundo'],
    [2, '2 segundos'],
    [119, '119 segundos'],
    [120, '2 minutos'],
    [121, '3 minutos'],
    [86_400, '1440 minutos']
  ])('of %i s is written «%s»', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text)
  })
})
