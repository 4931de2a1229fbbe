import { expect, test } from './fixtures.ts'

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
