import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { wordsIn } from '#services/words/all.ts'
import {
  coverLetter,
  guestRequest,
  jobTermsRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import { signUpOperator } from '#test/builders/cases.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { signApplicationToken, signConfirmationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from './site/load-built-site.ts'

const invisible =
  /<(script|style|template|svg|datalist)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(nav|p|a)\b[^>]*\slang="es"[\s\S]*?<\/\2>/g

/** What a visitor reads or hears of a page, piece by piece. */
function textsOf(html: string): string[] {
  const shown = html.replace(invisible, '')
  const spoken = [...shown.matchAll(/\s(?:aria-label|placeholder|alt|content)="([^"]+)"/g)]
  return [...shown.split(/<[^>]*>/), ...spoken.map(([, text = '']) => text)]
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => text !== '')
}

/** Every text of a language, at its place. */
function* textsAt(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value.trim()]
  else if (typeof value === 'object' && value)
    for (const [name, part] of Object.entries(value)) yield* textsAt(part, `${path}.${name}`)
}

const english = new Map(textsAt(wordsIn.en, 'words'))
const ofBoth = new Set(english.values())
/** The Spanish words that an English page must not have. */
const spanish = [...new Set([...textsAt(wordsIn.es, 'words')].map(([, text]) => text))].filter(
  text => /\p{L}{3}/u.test(text) && !ofBoth.has(text)
)

/** One word may be part of an ad: it counts where it stands alone. */
const spanishIn = (html: string) => {
  const texts = textsOf(html)
  return spanish.filter(word =>
    texts.some(text => text === word || (word.length > 14 && text.includes(word)))
  )
}

const accountPages = ['/applications', '/profile', '/mis-datos', '/ajustes', '/messages']

describeWithApp('the pages of a candidate in English', board => {
  let job: { id: string; path: string }
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, jobTermsRequest)
    job = { id, path: `/en/jobs/${id}` }
  }, 120_000)
  const visitor = () => board.createClient()
  const { isGuestApplication: _, ...guestFields } = guestRequest
  const guest = { ...guestFields, coverLetter, website: '' }

  test('have no Spanish word of ours from the front page to the answer', async () => {
    const { body: applied } = await visitor().post(`/api/jobs/${job.id}/applications`, guestRequest)
    const owner = await signUp(board, 'applicant')
    const pages = {
      '/en': 200,
      '/en/jobs': 200,
      '/en/jobs?role=groom&housing=si&daysOff=2&keyword=xyzzy': 200,
      [job.path]: 200,
      [`${job.path}/aplicacion-enviada`]: 200,
      [`/en/seguimiento/${signApplicationToken(board, applied.id)}`]: 200,
      [`/en/seguimiento/${signApplicationToken(board, applied.id)}/mis-datos`]: 200,
      [`/en/denunciar?tipo=job&id=${job.id}`]: 200,
      '/en/alertas': 200,
      '/en/guardados': 200,
      '/en/candidates': 200,
      '/en/candidates?galope=7&housing=si&text=xyzzy': 200,
      '/en/pendientes': 200,
      [`/en/confirmar/${signConfirmationToken(board, owner.id)}`]: 200,
      '/en/confirmar/unknown': 410,
      '/en/auth': 200,
      '/en/auth?register=true': 200,
      '/en/jobs/unknown': 404,
      '/en/unknown': 404
    }
    const found: Record<string, string[]> = {}
    for (const [path, status] of Object.entries(pages)) {
      const { status: actual, body } = await visitor().get(path)
      expect([path, actual]).toEqual([path, status])
      expect(body).toContain('<html lang="en">')
      found[path] = spanishIn(body)
    }
    expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([])
  })

  test('have none with a session either', async () => {
    const candidate = await signUp(board, 'applicant')
    const found: Record<string, string[]> = {}
    for (const path of [...accountPages, '/editar-perfil/unknown']) {
      const { status, body } = await candidate.get(`/en${path}`)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain('<html lang="en">')
      found[path] = spanishIn(body)
    }
    expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([])
  })

  test.each(accountPages)('lead to signing in in English: %s', async path => {
    const { status, headers } = await visitor().get(`/en${path}`)
    expect([status, headers.get('Location')]).toEqual([
      302,
      `/en/auth?volver=${encodeURIComponent(`/en${path}`)}`
    ])
  })

  const parts = [...accountPages, '/editar-perfil/unknown', '/candidates/unknown']

  test.each(parts)(
    'lead an employer, whose part is Spanish, to the Spanish one: %s',
    async path => {
      const employer = await signUp(board, 'employer')
      const { status, headers } = await employer.get(`/en${path}?tab=empleos`)
      expect([status, headers.get('Location')]).toEqual([302, `${path}?tab=empleos`])
      expect((await employer.get('/en/candidates')).status).toBe(200)
    }
  )

  test('lead an operator to the Spanish one too', async () => {
    const operator = await signUpOperator(board)
    expect((await operator.get('/en/profile')).headers.get('Location')).toBe('/profile')
  })

  test('say the terms of an ad in English, and leave its words alone', async () => {
    const { body } = await visitor().get(job.path)
    expect(body).toContain('>Mozo de cuadra</h1>')
    expect(body).toContain('>Days off<')
    expect(body).not.toContain('>Días libres<')
    expect(spanishIn((await visitor().get(`/jobs/${job.id}`)).body)).toContain('Días libres')
  })

  test('say once that the words of an ad stay as they are', async () => {
    const { body } = await visitor().get(job.path)
    expect(body.split(wordsIn.en.jobWords.adLanguage)).toHaveLength(2)
  })

  test.each(['/jobs', '/jobs?keyword=xyzzy', '/candidates', '/auth'])(
    'have each place to which they link within: %s',
    async path => {
      for (const prefix of ['', '/en']) {
        const { body } = await visitor().get(prefix + path)
        const targets = [...body.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => `id="${id}"`)
        expect(targets.length).toBeGreaterThan(0)
        expect(targets.filter(target => !body.includes(target))).toEqual([])
      }
    }
  )

  test('take an application without a script, and name what is wrong with it', async () => {
    const sent = await sendForm(visitor(), `${job.path}/aplicacion`, guest)
    expect([sent.status, sent.headers.get('Location')]).toEqual([
      303,
      `${job.path}/aplicacion-enviada#contenido`
    ])
    const { status, body } = await sendForm(visitor(), `${job.path}/aplicacion`, {
      ...guest,
      coverLetter: 'Yes'
    })
    expect(status).toBe(400)
    expect(readForm(body).errors).toHaveLength(1)
    expect(body).toContain('<html lang="en">')
  })

  test('take a report, and name what is wrong with it', async () => {
    const report = { tipo: 'job', id: job.id, clave: 'una', text: 'It does not exist', email: '' }
    const refused = await sendForm(visitor(), '/en/denunciar', report)
    expect(refused.status).toBe(400)
    expect(readForm(refused.body).errors).toEqual(['Choose a reason'])
    const sent = await sendForm(visitor(), '/en/denunciar', { ...report, reason: 'falso' })
    expect(sent.status).toBe(201)
    expect(sent.body).toContain('Your report number is')
    expect([refused.body, sent.body].flatMap(spanishIn)).toEqual([])
  })

  test('name each other, and the sitemap names them', async () => {
    for (const path of ['/jobs?role=groom', '/en/jobs?role=groom']) {
      const { body } = await visitor().get(path)
      for (const [language, href] of [
        ['es', '/jobs?role=groom'],
        ['en', '/en/jobs?role=groom']
      ])
        expect(body).toMatch(
          new RegExp(`hreflang="${language}" href="[^"]*[^n]${href?.replace('?', '\\?')}"`)
        )
    }
    const { body: sitemap } = await visitor().get('/sitemap.xml')
    expect(sitemap).toContain('/en/jobs</loc>')
  })

  test.each([
    ['/fr/jobs?page=2', '/jobs?page=2'],
    ['/fr', '/'],
    ['/en/privacy', '/privacy'],
    ['/en/post-job', '/post-job']
  ])('that do not exist lead to the Spanish one: %s', async (path, spanish) => {
    const { status, headers } = await visitor().get(path)
    expect([status, headers.get('Location')]).toEqual([302, spanish])
  })

  test.each(['/fr/unknown', '/en//example.org', '/zz//example.org'])(
    'lead nowhere else: %s',
    async path => {
      expect((await visitor().get(path)).status).toBe(404)
    }
  )
})

describeWithApp('addresses of the Portuguese pages of 1.0.0', board => {
  test.each([
    ['/pt', '/'],
    ['/pt/', '/'],
    ['/pt?utm_source=x', '/?utm_source=x'],
    ['/pt/jobs?role=groom&page=2', '/jobs?role=groom&page=2'],
    ['/pt/jobs/unknown?x=y', '/jobs/unknown?x=y'],
    ['/pt/jobs/', '/jobs/'],
    ['/pt/mis-datos/mis-datos.zip', '/mis-datos/mis-datos.zip'],
    ['/pt/pt/jobs', '/pt/jobs'],
    ['/pt//example.org', '/example.org'],
    ['/pt///example.org/x?y', '/example.org/x?y'],
    ['/pt/\\example.org', '/example.org'],
    ['/pt/.//example.org', '/example.org'],
    ['/pt/%2Fexample.org', '/%2Fexample.org'],
    ['/pt/%5Cexample.org', '/%5Cexample.org'],
    ['/pt/https://example.org', '/https://example.org'],
    ['/pt/@example.org', '/@example.org']
  ])('lead for good to the Spanish ones: %s', async (path, spanish) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await board.createClient().send(path, { method })
      expect([status, headers.get('Location')]).toEqual([301, spanish])
    }
  })

  test.each(['/ptarmigan', '/pt-br/jobs'])('are no others: %s', async path => {
    expect((await board.createClient().get(path)).status).toBe(404)
  })

  test('are read only', async () => {
    const { status, headers } = await board.createClient().post('/pt/jobs')
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the search for Spanish words', () => {
  test('finds them in a text, an attribute and within a sentence', () => {
    expect(spanishIn('<p>Días libres</p>')).toEqual(['Días libres'])
    expect(spanishIn('<a aria-label="Días libres">x</a>')).toEqual(['Días libres'])
    expect(spanishIn('<p>Mozo con días</p><p lang="es">Días libres</p>')).toEqual([])
  })
})
