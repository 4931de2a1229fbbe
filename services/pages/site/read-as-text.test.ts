import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { jobTermsRequest, postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from './load-built-site.ts'

const invisible =
  /<(script|style|template|svg|title|datalist|select)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const inline = 'a|abbr|b|button|code|em|i|label|legend|output|small|span|strong|summary|time'
/** Two words with nothing but the tags of parts between them, which a reader of text joins. */
const joined = new RegExp(`[\\p{L}\\p{N}€).?]+(?:</?(?:${inline})\\b[^>]*>)+[\\p{L}\\p{N}]+`, 'gu')

const joinedWords = (html: string) =>
  [...html.replace(invisible, '').matchAll(joined)].map(([words]) => words)

describeWithApp('a page that is read as text', board => {
  let paths: Record<string, string>
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer', { bio: 'Dos pistas' })
    const { id } = await postJobAs(employer, jobTermsRequest)
    await postJobAs(employer, jobTermsRequest)
    await (await signUp(board, 'applicant')).post('/api/candidate-profiles', profileRequest)
    paths = { job: `/jobs/${id}`, employer: `/employers/${employer.id}` }
  }, 120_000)

  test.each([
    '/',
    '/jobs',
    'job',
    'employer',
    '/candidates',
    '/auth',
    '/observatorio',
    '/transparencia'
  ])('keeps its parts apart: %s', async name => {
    const { status, body } = await board.createClient().get(paths[name] ?? name)
    expect(status).toBe(200)
    expect(joinedWords(body)).toEqual([])
  })

  test('keeps its parts apart wherever it is the same for all visitors', () => {
    const pages = globSync('dist/site/**/*.html')
    expect(pages.length).toBeGreaterThan(20)
    const found = pages.map(page => [page, joinedWords(readFileSync(page, 'utf8'))])
    expect(found.filter(([, words]) => words?.length)).toEqual([])
  })

  test('has one title, and a field for bots that says to leave it empty', async () => {
    const { body: home } = await board.createClient().get('/')
    expect(home.match(/<title>/g)).toHaveLength(1)
    for (const path of [paths['job'], '/auth']) {
      const { body } = await board.createClient().get(path ?? '')
      expect(body).toMatch(/<label>No rellenes este campo(?:<!-- -->)?\s*<input[^>]*name="website"/)
    }
  })
})
