import type { Locator, Page } from '@playwright/test'
import { findAccessibilityViolations } from './accessibility/find-violations.ts'
import { demoUsers, expect, type SiteFixture, test } from './fixtures.ts'
import { showsFocus, tabAndPress, tabTo } from './keyboard.ts'
import { createJob, requestApi, signUpPerson } from './test-data.ts'

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
  const queue = page.getByRole('region', { name: 'Denuncias' })
  return {
    page,
    queue,
    button: (name: string | RegExp) => queue.getByRole('button', { name, exact: true })
  }
}

/** Tabs to what shows that it has the focus, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(target)
  expect(await showsFocus(page), `the focus of ${target}`).toBe(true)
  await page.keyboard.press('Enter')
}

/** The second press, after which the focus is at the beginning of the queue. */
async function confirm(page: Page, queue: Locator, verb: string): Promise<void> {
  await expect(queue.getByRole('button', { name: `Confirmar: ${verb}` })).toBeFocused()
  expect(await showsFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(queue.getByRole('heading', { name: 'Denuncias', level: 2 })).toBeFocused()
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

  const { page, queue, button } = await openQueue(site)
  await press(page, button(/Guarda de noche/))
  await expect(queue.getByText(changes.description)).toBeVisible()
  await expect(queue.getByText(`Lleva un número de cuenta: «${iban}».`)).toBeVisible()
  await expect(queue.getByRole('button', { name: 'Pedir que lo corrija' })).toHaveCount(0)
  await press(page, button('Publicar'))
  expect(await findAccessibilityViolations(page, '/operador')).toEqual([])
  await confirm(page, queue, 'publicar')
  await expect(button(/Guarda de noche/)).toHaveCount(0)
  expect(await open()).toBe(200)

  await press(page, button('Decididas'))
  await press(page, button(/Guarda de noche/))
  await press(page, button('Deshacer la decisión'))
  await expect(button(/Guarda de noche/)).toHaveCount(0)
  expect(await open()).toBe(404)
  await press(page, button('Por decidir'))
  await press(page, button(/Guarda de noche/))
  await press(page, button('No publicar'))
  await confirm(page, queue, 'no publicar')
  await expectNoPointer(page)
  await own.reload()
  await expect(row.getByText('Retirado', { exact: true })).toBeVisible()
})

test('an operator chooses a prepared sentence, decides in two presses and undoes it, with the keyboard alone', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner, { title: 'Carrero de romería' })
  const report = async (kind: 'job' | 'yard', target: string) =>
    requestApi(site, await site.newContext(), 'POST', '/reports', {
      target: { kind, id: target },
      reason: 'dinero-o-documentos',
      text: 'Pide 50 € por Bizum antes de la entrevista'
    })
  await report('job', id)
  await report('yard', owner.id)
  const visitor = await site.newContext()
  const open = async (path: string) => (await visitor.request.get(`${site.origin}${path}`)).status()
  const { page, queue, button } = await openQueue(site)

  await press(page, button(/Carrero de romería/))
  await press(page, button('Ocultar'))
  const facts = queue.getByLabel('Hechos')
  await expect(facts).toHaveValue(/^El anuncio pide dinero/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(queue.getByLabel('Regla')).toBeFocused()
  expect(await showsFocus(page)).toBe(true)
  await page.keyboard.type('Discr')
  await expect(facts).toHaveValue(/^El anuncio excluye a personas/)
  await press(page, button('Confirmar: ocultar'))
  await expect(button(/Carrero de romería/)).toHaveCount(0)
  expect(await open(`/jobs/${id}`)).toBe(404)

  await press(page, button('Decididas'))
  await press(page, button(/Carrero de romería/))
  await press(page, button('Deshacer la decisión'))
  await expect(button(/Carrero de romería/)).toHaveCount(0)
  expect(await open(`/jobs/${id}`)).toBe(200)

  await press(page, button('Por decidir'))
  await press(page, button(new RegExp(`cuadra «${owner.fullName}»`)))
  await expect(queue.getByText('cada anuncio se decide aparte')).toBeVisible()
  await press(page, button('Ocultar'))
  await confirm(page, queue, 'ocultar')
  await expectNoPointer(page)
  expect(await open(`/yards/${owner.id}`)).toBe(404)
  expect(await open(`/jobs/${id}`)).toBe(200)
  await tabAndPress(button('Decididas'))
  await press(page, button(new RegExp(`cuadra «${owner.fullName}»`)))
  await press(page, button('Deshacer la decisión'))
  await expect(button(new RegExp(`cuadra «${owner.fullName}»`))).toHaveCount(0)
  expect(await open(`/yards/${owner.id}`)).toBe(200)
})
