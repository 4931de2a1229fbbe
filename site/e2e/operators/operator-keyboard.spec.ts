import type { Locator, Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import { showsFocus, tabAndPress, tabTo } from '../keyboard.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const operator = { username: demoUsers.employer }

test.use({ serverEnv: { OPERATORS: operator.username } })

const iban = 'ES91 2100 0418 4502 0005 1332'

/** The screen of an operator, which counts what a pointer does. */
async function openQueue(site: SiteFixture) {
  const page = await site.openPage('/operador', operator)
  await page.evaluate(() => {
    const count = () => document.documentElement.setAttribute('data-pointer', 'used')
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, count, true)
  })
  const main = page.getByRole('main')
  return {
    page,
    main,
    button: (name: string | RegExp) => main.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => main.getByRole('link', { name })
  }
}

/** Tabs to what shows that it has the focus, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(target)
  expect(await showsFocus(page), `the focus of ${target}`).toBe(true)
  await page.keyboard.press('Enter')
}

/** The second press, after which the focus is at the beginning of the main. */
async function confirm(page: Page, main: Locator, verb: string): Promise<void> {
  await expect(main.getByRole('button', { name: `Confirmar: ${verb}` })).toBeFocused()
  expect(await showsFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: /por decidir$/i, level: 2 })).toBeFocused()
}

const expectNoPointer = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-pointer')

test('an operator releases an ad that is held, with the keyboard alone, and its employer reads why it was', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const changes = { title: 'Guarda de noche', description: `La fianza, en ${iban}` }
  const id = await createJob(site, owner, changes)
  const visitor = await site.newContext()
  const open = async () => (await visitor.request.get(`${site.origin}/jobs/${id}`)).status()
  expect(await open()).toBe(404)

  const own = await owner.context.newPage()
  await own.goto('/profile?tab=empleos')
  const row = own.getByRole('row', { name: /Guarda de noche/ })
  await expect(row.getByText('En revisión', { exact: true })).toBeVisible()
  await expect(
    row.getByText('Lo revisamos antes de publicarlo: lleva un número de cuenta.')
  ).toBeVisible()
  expect(await findAccessibilityViolations(own, '/profile')).toEqual([])

  const { page, main, button, link } = await openQueue(site)
  await press(page, link(/Guarda de noche/))
  await expect(main.getByText(changes.description)).toBeVisible()
  await expect(main.locator('mark')).toHaveText(iban)
  await expect(main.getByText(`Lleva un número de cuenta: «${iban}».`)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pedir que lo corrija' })).toHaveCount(0)
  await press(page, button('Publicar'))
  expect(await findAccessibilityViolations(page, '/operador')).toEqual([])
  await confirm(page, main, 'publicar')
  await expect(link(/Guarda de noche/)).toHaveCount(0)
  expect(await open()).toBe(200)

  await press(page, link('Decididas'))
  await press(page, link(/Guarda de noche/))
  await press(page, button('Deshacer la decisión'))
  await expect(main.getByRole('heading', { name: 'Qué se decide' })).toBeVisible()
  expect(await open()).toBe(404)
  await press(page, link('Denuncias'))
  await press(page, link(/Guarda de noche/))
  await press(page, button('No publicar'))
  await confirm(page, main, 'no publicar')
  await expectNoPointer(page)
  await own.reload()
  await expect(row.getByText('Retirado', { exact: true })).toBeVisible()
})

test('an operator chooses a prepared sentence, decides in two presses and undoes it, with the keyboard alone', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner, { title: 'Carrero de romería' })
  const report = async (kind: 'job' | 'employer', target: string) =>
    requestApi(site, await site.newContext(), 'POST', '/reports', {
      target: { kind, id: target },
      reason: 'dinero-o-documentos',
      text: 'Pide 50 € por Bizum antes de la entrevista'
    })
  await report('job', id)
  await report('employer', owner.id)
  const visitor = await site.newContext()
  const open = async (path: string) => (await visitor.request.get(`${site.origin}${path}`)).status()
  const { page, main, button, link } = await openQueue(site)

  await press(page, link(/Carrero de romería/))
  await press(page, button('Ocultar'))
  const facts = main.getByLabel('Hechos')
  await expect(facts).toHaveValue(/^El anuncio pide dinero/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(main.getByLabel('Regla')).toBeFocused()
  expect(await showsFocus(page)).toBe(true)
  await page.keyboard.type('Discr')
  await expect(facts).toHaveValue(/^El anuncio excluye a personas/)
  await press(page, button('Confirmar: ocultar'))
  await expect(main.getByRole('heading', { name: /por decidir$/i, level: 2 })).toBeFocused()
  await expect(link(/Carrero de romería/)).toHaveCount(0)
  expect(await open(`/jobs/${id}`)).toBe(404)

  await press(page, link('Decididas'))
  await press(page, link(/Carrero de romería/))
  await press(page, button('Deshacer la decisión'))
  await expect(main.getByRole('heading', { name: 'Qué se decide' })).toBeVisible()
  expect(await open(`/jobs/${id}`)).toBe(200)

  await press(page, link('Denuncias'))
  await press(page, link(new RegExp(`cuadra «${owner.fullName}»`)))
  await expect(main.getByText('cada anuncio se decide aparte')).toBeVisible()
  await press(page, button('Ocultar'))
  await confirm(page, main, 'ocultar')
  await expectNoPointer(page)
  expect(await open(`/employers/${owner.id}`)).toBe(404)
  expect(await open(`/jobs/${id}`)).toBe(200)
  await tabAndPress(link('Decididas'))
  await press(page, link(new RegExp(`cuadra «${owner.fullName}»`)))
  await press(page, button('Deshacer la decisión'))
  await expect(main.getByRole('heading', { name: 'Qué se decide' })).toBeVisible()
  expect(await open(`/employers/${owner.id}`)).toBe(200)
})
