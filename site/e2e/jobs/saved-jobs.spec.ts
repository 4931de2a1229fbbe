import type { Locator } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const list = '/guardados'

test.describe('saved jobs', () => {
  test('are kept in the browser without an account, and taken away again', {
    tag: '@both'
  }, async ({ page, isMobile }) => {
    await page.goto('/jobs')
    const card = page.locator('.job-card').first()
    const title = await card.getByRole('heading').innerText()
    const save = card.getByRole('button', { name: `Guardar: ${title}` })
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.toast')).toContainText(
      `Guardado en este ${isMobile ? 'teléfono' : 'navegador'}.`
    )
    expect(new URL(page.url()).pathname).toBe('/jobs')
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    const next = page
      .locator('.job-card')
      .nth(1)
      .getByRole('button', { name: /^Guardar: / })
    for (const isSaved of ['true', 'false']) {
      await next.click()
      await expect(next).toHaveAttribute('aria-pressed', isSaved)
      await expect(page.locator('.toast')).toHaveCount(0)
    }
    await page.goto(list)
    await expect(page.getByRole('status').first()).toContainText('1 empleo guardado.')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the saved jobs')).toEqual([])
    await page.getByRole('button', { name: `Guardar: ${title}` }).click()
    await expect(page.getByRole('status').first()).toContainText('0 empleos guardados.')
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'Todavía no has guardado ningún empleo' })
    ).toBeVisible()
    expect(await findAccessibilityViolations(page, 'no saved jobs')).toEqual([])
  })

  test('are reached from the header without an account', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Guardados' })
    await expect(link).toBeHidden()
    await page.locator('save-job button').first().click()
    await expect(link).toBeVisible()
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const height = await page.getByRole('banner').evaluate(header => header.clientHeight)
      expect(height, `${width}`).toBeLessThan(80)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Empleos guardados' })).toBeVisible()
  })

  test('are reached from the menu of the phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.locator('save-job button').first().click()
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Empleos guardados' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Empleos guardados' })).toBeVisible()
    await expect(page.locator('.job-card')).toHaveCount(1)
  })

  test('say how they have ended, and stay when they are gone', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const closed = await createJob(site, owner, { title: 'Groom de completo' })
    const gone = await createJob(site, owner, { title: 'Jinete de potros' })
    const page = await site.openPage(`/jobs/${closed}`)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Guardado' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    await page.goto(`/jobs/${gone}`)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await requestApi(site, owner.context, 'POST', `/jobs/${closed}/close`, { outcome: 'aqui' })
    await requestApi(site, owner.context, 'DELETE', `/jobs/${gone}`)
    await page.goto(list)
    const ended = page.getByRole('region', { name: 'Ya no están' }).getByRole('listitem')
    await expect(ended.filter({ hasText: 'Groom de completo' })).toContainText('Puesto cubierto')
    await expect(page.getByRole('heading', { name: 'Este anuncio ya no está' })).toBeVisible()
    expect(await findAccessibilityViolations(page, 'saved jobs that have ended')).toEqual([])
    await page.getByRole('button', { name: 'Quitar: Groom de completo' }).click()
    await expect(ended).toHaveCount(1)
    await expect(page.getByRole('status').first()).toContainText('1 empleo guardado.')
  })

  test('are listed by their end, with what became of the own application', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const sooner = await createJob(site, owner, { title: 'Groom que termina antes' })
    const later = await createJob(site, owner, { title: 'Groom que termina después' })
    const { context } = await signUpPerson(site, 'applicant')
    for (const id of [later, sooner]) {
      await requestApi(site, context, 'PUT', `/saved-jobs/${id}`)
    }
    const letter = {
      coverLetter: 'Llevo seis años cuidando caballos de salto y busco una cuadra donde quedarme.'
    }
    await requestApi(site, context, 'POST', `/jobs/${later}/applications`, letter)
    const page = await context.newPage()
    await page.goto(list)
    const titles = page.getByRole('region', { name: 'Abiertos' }).getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(['Groom que termina antes', 'Groom que termina después'])
    await expect(page.locator('.job-card').last()).toContainText('Ya aplicaste: Pendiente')
    await page.getByLabel('Orden').selectOption('Guardados antes')
    await expect(titles).toHaveText(['Groom que termina después', 'Groom que termina antes'])
  })

  test('go to the account of who signs in', async ({ site, page }) => {
    const person = await signUpPerson(site, 'applicant')
    await page.goto('/jobs')
    await page.locator('save-job button').nth(1).click()
    await page.locator('save-job button').first().click()
    await expect(page.locator('save-job [aria-pressed="true"]')).toHaveCount(2)
    await page.goto('/auth')
    await page.getByLabel('Nombre de usuario').first().fill(person.username)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(demoUsers.password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).last().click()
    await page.waitForURL(`${site.origin}/`)
    expect(await page.evaluate(() => localStorage.getItem('guardados'))).toBe(null)
    const { savedJobs } = await requestApi<{ savedJobs: object[] }>(
      site,
      person.context,
      'GET',
      '/saved-jobs'
    )
    expect(savedJobs).toHaveLength(2)
    await page.goto(list)
    await expect(page.getByRole('status').first()).toContainText('2 empleos guardados.')
    await expect(page.getByRole('status').first()).toContainText('Están en tu cuenta')
  })

  test('a refusal is a sentence, and the bookmark is as before', async ({ site, page }) => {
    site.ignoreErrors(/Ya tienes 100/)
    await page.goto('/jobs')
    const many = Array.from({ length: 100 }, (_, index) => `j${index}`).join(' ')
    await page.evaluate(ids => localStorage.setItem('guardados', ids), many)
    const save = page.locator('save-job button').first()
    await save.click()
    const colorOf = (element: Locator) => element.evaluate(it => getComputedStyle(it).color)
    const toast = page.locator('.toast.destructive')
    expect(await colorOf(toast.locator('.close'))).toBe(await colorOf(toast))
    await expect(page.locator('.toast.destructive')).toContainText(
      'Ya tienes 100 empleos guardados: quita alguno para guardar otro'
    )
    await expect(save).toHaveAttribute('aria-pressed', 'false')
  })
})
