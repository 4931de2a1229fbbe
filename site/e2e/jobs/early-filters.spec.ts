import { expect, test } from '../fixtures.ts'
import { filterChoice } from '../job-list-page.ts'
import { openWithoutScripts } from '../open-without-scripts.ts'

test.describe('a filter that is chosen before the script of the list has arrived', () => {
  test('is applied to the jobs', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/jobs?keyword=caballos')
    await filterChoice(page, 'Jornada Completa').check()
    release()
    await isOpen
    await page.waitForURL('/jobs?keyword=caballos&jobType=Jornada+Completa')
    await expect(filterChoice(page, 'Jornada Completa')).toBeChecked()
    await expect(
      page.getByRole('button', { name: 'Quitar filtro: Jornada Completa' })
    ).toBeVisible()
  })

  test('orders the jobs', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/jobs')
    await page.getByLabel('Orden').selectOption('Sueldo')
    release()
    await isOpen
    await page.waitForURL('/jobs?sort=sueldo')
  })

  test('waits for the button in the sheet of a phone @phone', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/jobs')
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await filterChoice(page, 'Jornada Completa').check()
    release()
    await isOpen
    const show = page.getByRole('button', { name: /^Ver .*emple/ })
    await expect(filterChoice(page, 'Jornada Completa')).toBeChecked()
    await show.click()
    await page.waitForURL('/jobs?jobType=Jornada+Completa')
  })

  test('is applied to the candidates', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/candidates')
    await page.getByRole('checkbox', { name: /^Carné B \d+$/ }).check()
    release()
    await isOpen
    await page.waitForURL('/candidates?carne=B')
    await expect(page.getByRole('link', { name: 'Quitar filtro: Carné B' })).toBeVisible()
  })
})
