import { expect, test } from '../fixtures.ts'
import { signUpPerson } from '../test-data.ts'

test.describe('the wording of an ad', () => {
  test('is checked while it is written, and what the law forbids is not published', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    const title = page.getByLabel('Título del puesto')
    await title.fill('Se busca amazona o jinete')
    await page.getByLabel('Descripción').fill('Chica joven con buena presencia, 1.300 € al mes')
    const hint = page.locator('.wording-hint')
    await expect(hint).toHaveCount(1)
    await expect(hint).toContainText('3 expresiones que conviene cambiar')
    await expect(hint).toContainText('«joven»: Pedir una edad es discriminar')
    await expect(hint).toContainText('con cuánta experiencia')
    await page.getByLabel('Descripción').fill('Doce caballos, 1.300 € al mes')
    await expect(hint).toHaveCount(0)
    await page.getByLabel('Requisitos').fill('Abstenerse extranjeros')
    await expect(hint).toContainText('1 expresión que conviene cambiar')
    await expect(hint).toContainText('Así no se puede publicar')
  })
})
