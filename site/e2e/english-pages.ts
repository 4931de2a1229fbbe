import type { Page } from '@playwright/test'
import { wordsIn } from '#services/words/all.ts'
import { demoUsers, expect, type SiteFixture } from './fixtures.ts'
import { createJob, requestApi, type SignedInPerson } from './test-data.ts'

export const letter =
  'I have worked in showjumping yards for six years and can begin at any moment.'

let people = 0

/** Registers an account whose name and e-mail address have no Spanish words. */
export async function signUp(
  site: SiteFixture,
  userType: 'employer' | 'applicant',
  fullName: string
) {
  const context = await site.newContext()
  const username = `english.${userType}.${++people}`
  const person = { username, fullName, email: `${username}@mail.example.org`, userType }
  const request = { ...person, password: demoUsers.password }
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/register', request)
  return { ...person, id, context }
}

export const postJob = (site: SiteFixture, employer: SignedInPerson) =>
  createJob(site, employer, {
    title: 'Mozo de cuadra',
    companyName: 'Cuadras del Norte',
    description: 'Cuidado de doce caballos de salto, con vivienda y dos días libres.',
    requirements: 'Con experiencia y sin vértigo a los remolques.'
  })

/** A candidate whose application was answered and who has a message. */
export async function createCandidate(site: SiteFixture) {
  const employer = await signUp(site, 'employer', 'North Stables')
  const candidate = await signUp(site, 'applicant', 'Lucy Roberts')
  const jobId = await postJob(site, employer)
  const { id } = await requestApi<{ id: string }>(
    site,
    candidate.context,
    'POST',
    `/jobs/${jobId}/applications`,
    { coverLetter: letter }
  )
  await requestApi(site, employer.context, 'PUT', `/applications/${id}`, { status: 'approved' })
  const message = { receiverId: candidate.id, content: 'Ven el lunes a las nueve.' }
  await requestApi(site, employer.context, 'POST', '/messages', message)
  return { candidate, employer, jobId }
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Every text of a language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}

const english = new Set(textsOf(wordsIn.en))
const ourWords = new Set(textsOf(wordsIn.es).filter(text => !english.has(text)))

/** Letters, small words and usual verbs that no English text has. */
const spanish =
  /[áéíóúñ¿¡«»]|\b(?:aquí|cada|con|cuando|del?|desde|el|ella|esta|hasta|hay|las?|los?|más|muy|nada|nadie|para|pero|por|puedes|que|quien|sin|sobre|solo|su|sus|tienes|todo|todos|tu|tus|una?|uno|ya|y)\b|\b(?:Anuncio|Aplicaciones|Aprobada|Ayer|Borrar|Cancelar|Candidatos?|Cerrar|Confirmar|Correo|Descargar|Edad|Editar|Eliminar|Empleos?|Empresa|Enviar|Estado|Experiencia|Fecha|Guardar|Habilidades|Hoy|Idiomas|Limpiar|Mensajes?|Mozo|Mujer|Ocultar|Pendiente|Perfil|Publicar|Puestos?|Quitar|Rechazada|Reintentar|Retirada|Sabes|Siguiente|Ver|Vivienda)\b/i

/** Names have no language. */
const named = /Cuadras del Norte/g
/** What names of controls quote of others: a part of an attribute has no language of its own. */
const quoted = /“[^”]*”|Mozo de cuadra|Cuadras del Norte/g

/** Spanish texts of a page, ours and what others wrote, outside of what is marked as Spanish; names of people have no language. */
async function spanishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const elsewhere =
      '[lang]:not(html), [translate="no"], .candidate-list .visually-hidden, .similar save-job, script, style, template, noscript, datalist, svg'
    const ours = [...document.body.querySelectorAll('*')].filter(
      element => !element.closest(elsewhere)
    )
    const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'data-label']
    const attributes = ours.flatMap(element => spoken.map(name => element.getAttribute(name)))
    const nodes = ours.flatMap(element =>
      [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
    )
    const tidy = (text: string | null) => (text ?? '').replace(/\S+@\S+|\s+/g, ' ').trim()
    return {
      attributes: [document.title, ...attributes].map(tidy),
      written: nodes.map(node => tidy(node.textContent))
    }
  })
  const isSpanish = (text: string, others: RegExp) => {
    const own = text.replace(others, '').trim() || text
    return text !== '' && !english.has(text) && (spanish.test(own) || ourWords.has(text))
  }
  const found = [
    ...texts.attributes.filter(text => isSpanish(text, quoted)),
    ...texts.written.filter(text => isSpanish(text, named))
  ]
  return [...new Set(found)]
}

export async function expectEnglish(page: Page, step: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect
    .configure({ soft: true })
    .poll(() => spanishTexts(page), { message: step, timeout: 5_000 })
    .toEqual([])
}

/** Opens pages one after the other and looks at each. */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(`/en${path}`))?.status(), path).toBeLessThan(300)
    expect(new URL(page.url()).pathname, path).toMatch(/^\/en\b/)
    await expectEnglish(page, path)
  }
}
