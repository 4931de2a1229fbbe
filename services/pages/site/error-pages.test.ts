import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { loadBuiltSite } from './load-built-site.ts'

describeWithApp(
  'a visitor of a page',
  board => {
    beforeAll(async () => {
      board.tools.site = loadBuiltSite(board.tools.config)
      board.app = composeApp(board.tools)
    }, 120_000)

    test('sees an error page for a path with control characters', async () => {
      const { status, headers, body } = await board.createClient().get('/jobs/%00')
      expect(status).toBe(404)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(body).toContain('No encontramos esta página')
    })

    test('sees a whole page where only another method has one', async () => {
      const { status, headers, body } = await board
        .createClient()
        .get('/sin-javascript', { Accept: 'text/html', 'Accept-Encoding': 'br' })
      expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
      expect(headers.get('Content-Type')).toContain('text/html')
      expect([headers.get('Content-Encoding'), headers.get('ETag')]).toEqual([null, null])
      expect(body).toMatch(/<\/html>\s*$/)
      expect(body).toContain('<p>Esta dirección no admite ese método.</p>')
    })

    test('sees an error page with the time to wait beyond the rate limit', async () => {
      const visitor = board.createClient(uniqueAddress())
      for (let index = 0; index < 300; index++) await visitor.get('/api/jobs')
      const { status, headers, body } = await visitor.get('/jobs?keyword=mozo')
      expect(status).toBe(429)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(headers.get('Content-Security-Policy')).toContain("style-src 'self'")
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(body).toMatch(
        /<p>\s*Demasiados intentos\. Vuelve a probar dentro de \d+ (segundos|minutos)\.\s*<\/p>/
      )
      expect(body).not.toContain('%%')
      expect((await visitor.get('/api/jobs')).body.message).toMatch(/^Demasiados intentos/)
      expect((await visitor.get('/en/jobs?keyword=mozo')).body).toMatch(
        /Too many attempts\. Try again in \d+ (seconds|minutes)\./
      )
    })

    test('may ask for 30 parts of the sitemap that are not in memory in five minutes', async () => {
      const visitor = board.createClient(uniqueAddress())
      const statuses: number[] = []
      for (let index = 1; index <= 31; index++) {
        statuses.push((await visitor.get(`/sitemap-${index}.xml`)).status)
      }
      expect(statuses.filter(status => status === 200)).toHaveLength(30)
      const another = board.createClient(uniqueAddress())
      for (let index = 0; index < 31; index++) {
        expect((await another.get('/sitemap-1.xml')).status).toBe(200)
      }
    })

    test('sees an error page with Retry-After while the database is unavailable', async () => {
      const replicaRead = () => Promise.reject(new Error('Connection terminated'))
      const { app } = board
      board.app = composeApp({ ...board.tools, replicaRead })
      const { status, headers, body } = await board.createClient().get('/jobs')
      board.app = app
      expect(status).toBe(503)
      expect(headers.get('Retry-After')).toBe('2')
      expect(body).toContain('Ahora no podemos responder')
    })
  },
  { THROTTLE: 'on' }
)
