import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { openMail } from '../mailbox.ts'

const search = '/jobs?keyword=mozo&location=Jerez&near=11020&radius=50'
const offer = { name: 'Crear aviso' }
const form = { name: 'Avísame de empleos como estos' }

test.describe('an alert on a search', () => {
  test(
    'is asked for with an e-mail, confirmed and stopped by links of e-mails',
    {
      tag: '@both'
    },
    async ({ site, page }, { project }) => {
      const email = `alerta.${project.name}@example.org`
      await page.goto(search)
      await page.getByRole('button', offer).click()
      const dialog = page.getByRole('dialog', form)
      await expect(dialog).toContainText('«mozo», a 50 km de Jerez')
      expect(await findAccessibilityViolations(page, 'the form of an alert')).toEqual([])
      await dialog.getByRole('button', { name: 'Avísame', exact: true }).click()
      await expect(dialog.getByText('Debes proporcionar un correo').first()).toBeVisible()
      await dialog.getByLabel('Correo electrónico').fill(email)
      await dialog.getByRole('radio', { name: /^Cada semana/ }).check()
      await dialog.getByRole('button', { name: 'Avísame', exact: true }).click()
      await expect(dialog.getByText('Mira tu correo')).toBeFocused()
      expect(await findAccessibilityViolations(page, 'an alert that was asked for')).toEqual([])
      await dialog.getByRole('button', { name: 'Listo' }).click()
      await expect(page.getByRole('button', offer)).toBeFocused()

      const { mailbox, mail } = await openMail(site, email, 'Confirma tu aviso de empleos')
      await mail.getByRole('link', { name: /alertas\/confirmar/ }).click()
      await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(
        '¿Te avisamos de empleos nuevos?'
      )
      expect(await findAccessibilityViolations(mailbox, 'the question of a link')).toEqual([])
      await mailbox.getByRole('button', { name: 'Sí, avisadme' }).click()
      await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Hecho: te avisaremos')
    }
  )

  test('is offered where nothing was found', async ({ page }) => {
    await page.goto('/jobs?keyword=astronauta')
    await page.getByRole('button', offer).click()
    await expect(page.getByRole('dialog', form)).toContainText('«astronauta»')
  })

  test('is explained to visitors', { tag: '@both' }, async ({ page }) => {
    await page.goto('/alertas')
    await expect(page.getByRole('heading', { name: 'Sin cuenta también vale' })).toBeVisible()
    expect(await findAccessibilityViolations(page, 'alerts without an account')).toEqual([])
  })

  test('has a page that no other site learns of once its link is over', async ({ site, page }) => {
    site.ignoreErrors(/410/)
    for (const path of ['/baja/nada', '/alertas/confirmar/nada']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(410)
      expect(response?.headers()).toMatchObject({
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex'
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    }
  })
})

test.describe('the alerts of an account', () => {
  test.use({ username: demoUsers.applicant })

  test('are listed, changed and stopped', { tag: '@both' }, async ({ page }, { project }) => {
    const word = `yegua ${project.name}`
    await page.goto(`/jobs?keyword=${encodeURIComponent(word)}`)
    await page.getByRole('button', offer).click()
    const dialog = page.getByRole('dialog', form)
    await expect(dialog.getByLabel('Correo electrónico')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Avísame', exact: true }).click()
    await dialog.getByRole('link', { name: 'Ver mis avisos' }).click()
    const item = page.getByRole('listitem').filter({ hasText: word })
    await expect(item.getByRole('link')).toHaveText(`«${word}»`)
    expect(await findAccessibilityViolations(page, 'alerts of an account')).toEqual([])
    await item.getByRole('combobox').selectOption('semana')
    await expect(page.getByText('Guardado.')).toBeVisible()
    await page.reload()
    await expect(item.getByRole('combobox')).toHaveValue('semana')
    await item.getByRole('button', { name: `Dejar de recibir: «${word}»` }).click()
    await expect(page.getByText('Ya no te avisaremos.')).toBeVisible()
    await expect(item).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Tus avisos' })).toBeFocused()
  })
})
