import { beforeAll, expect, test } from 'vitest'
import { HtmlValidate } from 'html-validate'
import { composeApp } from '#composition/compose-board.ts'
import { signConfirmationToken, signJobToken, signRemindersToken } from '#test/board/link-tokens.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from './load-built-site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Boxes of one name are several values.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // How the renderer and Astro write what HTML allows in several spellings.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // A phone is shown as it was typed.
    'tel-non-breaking': 'off'
  }
})

async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutTemplates(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)
  )
}

/** Templates hold what an island gets from its page once more; a page shows none of it. */
function withoutTemplates(html: string): string {
  return html.replace(/<template\b.*?<\/template>/gs, '')
}

describeWithApp('the HTML of the pages', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  test('is valid in every built file, and keeps aria-expanded off buttons of popovers', async () => {
    const files = [...(board.tools.site?.files ?? [])].filter(([, { headers }]) =>
      headers['Content-Type']?.startsWith('text/html')
    )
    expect(files.length).toBeGreaterThan(8)
    for (const [path, { bodies }] of files) {
      const html = Buffer.from(bodies.identity).toString()
      expect(await findHtmlErrors(html), path).toEqual([])
      expect(html, path).not.toMatch(/<button[^>]*popovertarget[^>]*aria-expanded/)
    }
  })

  test('is valid in every page that the server fills, and in its errors', async () => {
    const employer = await signUp(board, 'employer')
    const applicant = await signUp(board, 'applicant')
    const { id, expiryDate } = await postJobAs(employer, { requirements: 'Carné B' })
    const ad = signJobToken(board, id, expiryDate)
    const { id: gone } = await postJobAs(employer)
    await employer.delete(`/api/jobs/${gone}`)
    await applicant.post(`/api/jobs/${id}/applications`, { coverLetter })
    const visitor = board.createClient()
    for (const path of [
      '/',
      '/jobs',
      '/jobs?keyword=astronauta&jobType=Prácticas',
      `/jobs?keyword=${'a'.repeat(201)}`,
      `/jobs/${id}`,
      `/jobs/${gone}`,
      '/jobs/unknown',
      '/candidates',
      '/candidates?text=zzzz',
      `/denunciar?tipo=job&id=${id}`,
      `/employers/${employer.id}`,
      `/employers/${employer.id}/anuncios`,
      '/employers/nada/anuncios',
      `/renovar/${ad}`,
      `/cubierto/${ad}`,
      `/confirmar/${signConfirmationToken(board, applicant.id)}`,
      `/baja/${signRemindersToken(board, employer.id)}`,
      '/baja/nada',
      '/transparencia',
      '/accesibilidad',
      '/menores',
      '/api',
      '/unknown'
    ]) {
      const { body } = await visitor.get(path)
      expect(await findHtmlErrors(body), path).toEqual([])
    }
    for (const path of [
      '/profile',
      '/mis-datos',
      '/applications',
      '/messages',
      '/post-job',
      `/jobs/${id}/edit`
    ]) {
      const { status, body } = await employer.get(path)
      expect(status, path).toBe(200)
      expect(await findHtmlErrors(body), path).toEqual([])
    }
  })

  test('says that a search is too long to be used', async () => {
    const visitor = board.createClient()
    const sentence = 'La búsqueda tenía más de 200 caracteres'
    expect((await visitor.get(`/jobs?keyword=${'a'.repeat(201)}`)).body).toContain(sentence)
    expect((await visitor.get(`/jobs?keyword=${'a'.repeat(200)}`)).body).not.toContain(sentence)
  })
})
