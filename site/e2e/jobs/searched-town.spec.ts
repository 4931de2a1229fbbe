import { expect, test } from '../fixtures.ts'

test('a town that is only typed has a radius to choose, which a reload keeps', async ({ page }) => {
  await page.goto('/jobs')
  const radius = page.getByLabel('A menos de')
  const answer = page.waitForResponse(/\/api\/places/)
  await page.getByLabel('¿Dónde?').pressSequentially('jerez de la frontera')
  await answer
  await expect(radius).toHaveValue('30')
  await radius.selectOption('100 km')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.waitForURL(/location=jerez\+de\+la\+frontera&radius=100$/)
  await expect(page.getByText('100 km de Jerez de la Frontera · Cambiar')).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar' }).click()
  await expect(page.getByLabel('¿Dónde?')).toBeFocused()
  await page.reload()
  await expect(radius).toHaveValue('100')
  await page.goto('/jobs?location=Andaluc%C3%ADa')
  await expect(radius).toBeHidden()
})

test('a name of several towns offers the others, and one that is chosen is not asked about', async ({
  page
}) => {
  await page.goto('/jobs?location=jerez&keyword=mozo')
  await expect(page.getByText('30 km de Jerez de la Frontera · Cambiar')).toBeVisible()
  await expect(page.getByText(/^¿Otro Jerez\?/)).toHaveText(
    '¿Otro Jerez? Jerez de los Caballeros, en Badajoz, o Jérez del Marquesado, en Granada.'
  )
  await page.getByRole('link', { name: 'Jerez de los Caballeros' }).click()
  await page.waitForURL(/location=Jerez\+de\+los\+Caballeros%2C\+Badajoz&near=06070/)
  await expect(page.getByText(/^¿Otro Jerez\?/)).toHaveCount(0)
  await page.goto('/jobs?sort=cerca')
  await expect(page.getByText('Para ver primero lo más cercano, escribe')).toBeVisible()
})
