import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { createJob, jobInput, openNewUserPage, requestApi, signUpPerson } from '../test-data.ts'

const noticeOf = (page: Page, text: string) => page.locator('.notice', { hasText: text })

test.describe('what a text says that belongs in fields @phone', () => {
  test('the pay and the phone of an ad are taken over at a press, by keyboard alone', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto('/post-job')
    const description = page.getByLabel('Descripción')
    const phone = page.getByLabel('Teléfono de contacto')
    const text = 'Doce caballos, 1.200 € al mes. WhatsApp 612-345-678'
    await description.fill(text)
    await expect(noticeOf(page, 'Pone «1.200 € al mes»')).toContainText('«Sueldo» está en blanco.')
    await expect(page.locator('[role=status]', { hasText: '«612-345-678»' })).toHaveText(
      '«612-345-678» se lee en el anuncio sin pulsar «Llamar» o «Escribir».'
    )
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('')
    await expect(phone).toHaveValue('')
    expect(await findAccessibilityViolations(page, 'proposals')).toEqual([])

    await description.press('Tab')
    await expect(page.getByRole('button', { name: 'Poner 1.200 €/mes en «Sueldo»' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('En «Sueldo» pone 1.200 €/mes.')).toBeFocused()
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('1200')
    await expect(page.getByRole('radio', { name: 'Lo digo en el anuncio' })).toBeChecked()
    await expect(description).toHaveValue(text)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('está en «Teléfono de contacto» y ya no en el texto')).toBeFocused()
    await expect(phone).toHaveValue('612-345-678')
    await expect(description).toHaveValue('Doce caballos, 1.200 € al mes.')
    await expect(page.locator('.job-form .notice.stack')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('an ad that holds its phone in the text offers to take it out when it is edited', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const description = 'Doce caballos, 1.200 € netos. Llama al +34 612 345 678'
    const id = await createJob(site, owner, { description })
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    await expect(noticeOf(page, 'Ya está en «Teléfono de contacto».')).toBeVisible()
    await page.getByRole('button', { name: 'Quitarlo del texto' }).click()
    await expect(page.getByLabel('Descripción')).toHaveValue('Doce caballos, 1.200 € netos.')
    await expect(page.getByLabel('Teléfono de contacto')).toHaveValue(jobInput.contactPhone)
    await page.getByRole('button', { name: 'Poner 1.200 €/mes en «Sueldo»' }).click()
    await expect(page.getByText('Va en bruto: cambia la cifra')).toBeVisible()
    await page.getByLabel('Desde', { exact: true }).fill('1420')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    const job = await requestApi<{ pay: object; description: string }>(
      site,
      owner.context,
      'GET',
      `/jobs/${id}`
    )
    expect(job.pay).toMatchObject({ min: 1420, period: 'mes' })
    expect(job.description).toBe('Doce caballos, 1.200 € netos.')
  })

  test('the phone of a candidate moves to where it is shown on request', async ({ site }) => {
    const page = await openNewUserPage(site, 'applicant', '/candidates?showForm=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Descripción').fill('Moza con seis años de cuadra. Tel. 655 44 33 22')
    await dialog.getByRole('button', { name: 'Pasarlo a «Teléfono de contacto»' }).click()
    await expect(dialog.getByLabel('Teléfono de contacto')).toHaveValue('655 44 33 22')
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Moza con seis años de cuadra.')
  })

  test('the public text of an employer keeps its phone in the account', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/profile')
    await page.getByRole('button', { name: 'Editar' }).first().click()
    await page.getByLabel('Sobre nosotros').fill('Yeguada familiar. Llámanos: 956 12 34 56')
    await page.getByRole('button', { name: 'Pasarlo a «Teléfono»' }).click()
    await expect(page.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveValue(
      '956 12 34 56'
    )
    await expect(page.getByLabel('Sobre nosotros')).toHaveValue('Yeguada familiar.')
  })
})
