import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const operator = { username: demoUsers.employer }

test.use({ serverEnv: { OPERATORS: operator.username } })

const written = 'Pide 50 € por Bizum antes de la entrevista'

test.describe('«Denunciar»', () => {
  test('opens a form in a dialog, which keeps what is typed', { tag: '@phone' }, async ({
    page,
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    const link = page.getByRole('link', { name: 'Denunciar este anuncio' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    await dialog.getByLabel('Cuéntanoslo').fill('corto')
    await dialog.getByLabel('Cerrar').click()
    await expect(link).toBeFocused()
    await link.click()
    await expect(dialog.getByLabel('Cuéntanoslo')).toHaveValue('corto')
    await dialog.getByRole('button', { name: 'Enviar denuncia' }).click()
    const summary = dialog.locator('.summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Elige un motivo',
      'Cuéntanos en una frase qué pasa'
    ])
    site.ignoreErrors(/400/)
    await dialog.getByText('Pide dinero, documentos o datos del banco').click()
    await expect(dialog.getByText('Elige un motivo')).toHaveCount(0)
    await expect(summary.getByRole('link')).toHaveText(['Cuéntanos en una frase qué pasa'])
    await dialog.getByLabel('Cuéntanoslo').fill(written)
    await expect(summary).toHaveCount(0)
    await expect(dialog.locator('.error, [aria-invalid]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(link).toBeFocused()
    await link.click()
    await expect(dialog.getByLabel('Cuéntanoslo')).toHaveValue(written)
    await dialog.getByRole('button', { name: 'Enviar denuncia' }).click()
    await expect(dialog.getByText(/Tu denuncia tiene el número [a-z\d]{10}/)).toBeFocused()
    await expect(dialog).toContainText('no podemos contestarte')
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(page.url()).toContain(`/jobs/${id}`)
  })

  test('keeps the form when the connection fails', async ({ page, site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    await page.getByRole('link', { name: 'Denunciar este anuncio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    await dialog.getByLabel('Cuéntanoslo').fill(written)
    await page.route('**/denunciar', route => route.abort())
    await dialog.getByRole('button', { name: 'Enviar denuncia' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Error de conexión/)
    await expect(dialog.getByLabel('Cuéntanoslo')).toHaveValue(written)
    site.ignoreErrors(/ERR_FAILED/)
  })

  test('is on the page of an employer, and on that of a candidate', async ({ page, site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    await page.goto(`/employers/${owner.id}`)
    await page.getByLabel(`Más sobre ${owner.fullName}`).click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.getByRole('link', { name: 'Denunciar esta cuadra' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    await expect(dialog).toContainText(owner.fullName)
    await page.goto('/candidates')
    await page
      .getByRole('link', { name: /^Ver más detalles/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Denunciar este perfil' }).click()
    await expect(dialog).toContainText('Vas a denunciar el perfil')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a page with the same form', async ({ page, site }) => {
      const id = await createJob(site, await signUpPerson(site, 'employer'))
      await page.goto(`/jobs/${id}`)
      await page.getByRole('link', { name: 'Denunciar este anuncio' }).click()
      await page.getByLabel('Cuéntanoslo').fill('corto')
      await page.getByRole('button', { name: 'Enviar denuncia' }).click()
      await expect(page.getByRole('heading', { name: 'Hay un problema' })).toBeVisible()
      await expect(page.getByLabel('Cuéntanoslo')).toHaveValue('corto')
      await page.getByLabel('Parece falso o una estafa').check()
      await page.getByLabel('Cuéntanoslo').fill(written)
      await page.getByRole('button', { name: 'Enviar denuncia' }).click()
      await expect(page.getByText(/Tu denuncia tiene el número/)).toBeVisible()
      site.ignoreErrors(/400/)
    })
  })
})

test('an operator hides what was reported with the keyboard alone, and undoes it; its owner reads why and complains', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner, { title: 'Herrador de feria' })
  const report = { target: { kind: 'job', id }, reason: 'dinero-o-documentos', text: written }
  await requestApi(site, await site.newContext(), 'POST', '/reports', report)
  const page = await site.openPage('/operador', operator)
  const statusOf = async () => (await page.request.get(`${site.origin}/jobs/${id}`)).status()
  const queue = page.getByRole('main')
  const item = queue.getByRole('link', { name: /Herrador de feria/ })
  const badge = page.locator('[data-operator] > a').first()
  const countWaiting = async () => Number(await badge.getAttribute('data-unseen'))
  await expect.poll(countWaiting).toBeGreaterThan(0)
  const before = await countWaiting()
  await item.press('Enter')
  await expect(queue.getByText(written)).toBeVisible()
  await queue.getByRole('button', { name: 'Ocultar', exact: true }).press('Enter')
  await expect(queue.getByRole('button', { name: 'Confirmar: ocultar' })).toBeFocused()
  await expect(queue.getByLabel('Hechos')).toHaveValue(/^El anuncio pide dinero/)
  expect(await findAccessibilityViolations(page, '/operador')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(queue.getByRole('heading', { name: /por decidir$/i, level: 2 })).toBeFocused()
  await expect(item).toHaveCount(0)
  await expect.poll(countWaiting).toBe(before - 1)
  expect(await statusOf()).toBe(404)

  const own = await owner.context.newPage()
  await own.goto('/profile')
  const decisions = own.getByRole('region', { name: 'Decisiones sobre lo que publicas' })
  await decisions.getByText('Hemos ocultado tu anuncio «Herrador de feria»').click()
  await expect(decisions.getByText(/^El anuncio pide dinero/)).toBeVisible()
  expect(await findAccessibilityViolations(own, '/profile')).toEqual([])
  await decisions.getByRole('link', { name: 'Reclamar' }).click()
  expect(await findAccessibilityViolations(own, '/reclamar')).toEqual([])
  await own.getByLabel('Por qué no estás de acuerdo').fill('La fianza era de la vivienda')
  await own.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(own.getByText('Hemos recibido tu reclamación.')).toBeVisible()

  await page.reload()
  await item.press('Enter')
  await expect(queue.getByText('Reclama quien lo publica')).toBeVisible()
  await queue.getByRole('button', { name: 'Mantener', exact: true }).press('Enter')
  await expect(queue.getByRole('button', { name: 'Confirmar: mantener' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(queue.getByRole('heading', { name: /por decidir$/i, level: 2 })).toBeFocused()
  await expect(item).toHaveCount(0)
  expect(await statusOf()).toBe(200)
  await queue.getByRole('link', { name: 'Decididas' }).press('Enter')
  await item.press('Enter')
  await queue.getByRole('button', { name: 'Deshacer la decisión' }).press('Enter')
  await expect(queue.getByRole('heading', { name: 'Qué se decide' })).toBeVisible()
  expect(await statusOf()).toBe(404)
})

test('an operator deletes an account from a case, with reasons, and brings it back', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner, { title: 'Jinete de estafa' })
  const report = { target: { kind: 'job', id }, reason: 'dinero-o-documentos', text: written }
  await requestApi(site, await site.newContext(), 'POST', '/reports', report)
  const page = await site.openPage('/operador', operator)
  const statusOf = async () => (await page.request.get(`${site.origin}/jobs/${id}`)).status()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Jinete de estafa/ }).click()
  const open = main.getByRole('button', { name: 'Eliminar la cuenta' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar la cuenta' })
  await expect(dialog).toContainText('puede reclamar')
  await expect(dialog.getByLabel('Hechos')).toHaveValue(/^La cuenta pide dinero/)
  expect(await findAccessibilityViolations(page, '/operador')).toEqual([])
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toHaveCount(0)
  expect(await statusOf()).toBe(410)

  await page.goto('/operador')
  await main.getByRole('link', { name: /^Decididas/ }).click()
  await main.getByRole('link', { name: `La cuenta «${owner.fullName}»` }).click()
  await main.getByRole('button', { name: 'Deshacer la decisión' }).click()
  await expect(main.getByRole('button', { name: 'Devolver la cuenta' })).toBeVisible()
  expect(await statusOf()).toBe(200)
})
