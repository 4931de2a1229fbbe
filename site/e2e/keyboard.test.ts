import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hasFocus, press, showsFocus, tabTo, typeInto } from './keyboard.ts'
import { onSite } from './on-site.ts'
import { aLetter, anAd, anOffer, call, newPerson, postAd } from './people.ts'

onSite('with the keyboard alone', site => {
  const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

  test('somebody searches, reads an ad and applies', async () => {
    await postAd(site, await newPerson(site, 'employer'), { title: 'Herrador de ponis en Doñana' })
    const page = await site.open('/')
    await typeInto(page.getByLabel('¿Qué buscas?'), 'herrador ponis')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jobs\?keyword=herrador/)

    await press(link(page, 'Saltar a los resultados'))
    await tabTo(link(page, 'Herrador de ponis en Doñana'))
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jobs\/\w+$/)

    await typeInto(page.getByLabel('Nombre completo'), 'Ana Soto')
    await typeInto(page.getByLabel('Correo electrónico'), 'ana.soto@correo.example.org')
    await typeInto(page.getByLabel('Teléfono'), '12')
    await typeInto(page.getByLabel('Motivos para aplicar'), aLetter)
    await press(button(page, 'Enviar aplicación'))

    const summary = page.locator('.summary')
    await summary.waitFor()
    expect(await hasFocus(summary)).toBe(true)
    await press(summary.getByRole('link'))
    expect(await hasFocus(page.getByLabel('Teléfono'))).toBe(true)
    await typeInto(page.getByLabel('Teléfono'), '655 443 322')
    await press(button(page, 'Enviar aplicación'))
    const done = page.getByRole('heading', { name: /^Aplicación enviada/ })
    await done.waitFor()
    expect(await hasFocus(done)).toBe(true)
    await press(link(page, 'Ver más empleos'))
    await page.waitForURL(/\/jobs\?keyword=herrador/)
  })

  test('somebody registers and publishes a profile', async () => {
    const page = await site.open('/auth')
    await tabTo(page.getByRole('tab', { name: 'Iniciar Sesión' }))
    await page.keyboard.press('ArrowRight')
    expect(await hasFocus(page.getByRole('tab', { name: 'Registrarse' }))).toBe(true)

    await tabTo(page.getByRole('radio', { name: /Busco Empleo/ }))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('radio', { name: /Ofrezco Empleo/, checked: true }).waitFor()
    await page.keyboard.press('ArrowUp')
    await typeInto(page.locator('#register-fullName'), 'Inés Vega')
    await typeInto(page.locator('#register-username'), 'ines.vega')
    await typeInto(page.locator('#register-email'), 'ines.vega@correo.example.org')
    await typeInto(page.locator('#register-password'), 'caballo-negro')
    await press(button(page, 'Mostrar la contraseña').last(), 'Space')
    await typeInto(page.locator('#register-confirmPassword'), 'caballo-negro')
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Publica tu perfil' })
    await dialog.waitFor()
    await typeInto(dialog.getByLabel('Edad'), '28')
    await typeInto(dialog.getByLabel('Teléfono de contacto'), anOffer.contactPhone)
    await typeInto(dialog.getByLabel('Descripción'), anOffer.description)
    await tabTo(dialog.getByLabel('Experiencia'))
    await page.keyboard.type('Exp')
    await press(dialog.getByRole('button', { name: 'Publicar perfil' }))
    await dialog.waitFor({ state: 'detached' })

    await tabTo(page.getByRole('tab', { name: 'Todos los candidatos' }))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel').getByText(anOffer.description).waitFor()
  })

  test('an employer posts a vacancy and corrects it', async () => {
    const { context } = await newPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/')
    await press(link(page, 'Publicar Vacante'))
    await page.waitForURL('/post-job')
    await typeInto(page.getByLabel('Título del puesto'), 'Jinete de raid')
    await tabTo(page.getByLabel('Tipo de empleo'))
    await page.keyboard.type('Media')
    await typeInto(page.getByLabel('Descripción'), anAd.description)
    await typeInto(page.getByLabel('Ubicación'), 'Jaén')
    await typeInto(page.getByLabel('Teléfono de contacto'), '953000111')
    await press(button(page, 'Publicar empleo'))
    await page.waitForURL('/jobs')

    await press(link(page, 'Jinete de raid'))
    await page.waitForURL(/\/jobs\/\w+$/)
    await press(page.getByRole('region', { name: 'Tu anuncio' }).getByRole('link'))
    await typeInto(page.getByLabel('Título del puesto'), 'Jinete de raid y doma')
    await press(button(page, 'Guardar cambios'))
    await page.waitForURL('/')
    await page.getByRole('heading', { name: 'Jinete de raid y doma' }).waitFor()
  })

  test('an employer renews an ad, thinks twice, and deletes it', async () => {
    const owner = await newPerson(site, 'employer')
    const id = await postAd(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await press(bar.getByRole('button', { name: 'Renovar' }), 'Space')
    await page.locator('.toast', { hasText: 'Anuncio renovado' }).waitFor()
    await page.keyboard.press('Escape')

    const remove = bar.getByRole('button', { name: 'Eliminar' })
    await press(remove)
    const confirm = page.getByRole('alertdialog')
    await confirm.waitFor()
    await page.keyboard.press('Escape')
    await confirm.waitFor({ state: 'detached' })
    expect(await hasFocus(remove)).toBe(true)

    await page.keyboard.press('Enter')
    await press(confirm.getByRole('button', { name: 'Eliminar anuncio' }))
    await page.waitForURL('/jobs')
    await page.locator('.toast', { hasText: 'Trabajo eliminado' }).waitFor()
  })

  test('an employer reads an application and answers it', async () => {
    const owner = await newPerson(site, 'employer')
    const applicant = await newPerson(site, 'applicant')
    const id = await postAd(site, owner)
    await call(site, applicant.context, 'POST', `/jobs/${id}/applications`, {
      coverLetter: aLetter
    })
    const page = await owner.context.newPage()
    await page.goto('/contact')
    await press(button(page, /^Tu cuenta: /))
    await press(page.locator('#cuenta').getByRole('link', { name: 'Aplicaciones' }))
    await page.waitForURL('/applications')

    const details = button(page, /^Ver detalles/)
    await press(details)
    await page.getByRole('dialog').getByText(aLetter).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await hasFocus(details)).toBe(true)

    await press(button(page, /^Cambiar estado/))
    await page.getByRole('dialog', { name: 'Cambiar estado' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('radio', { name: 'Aprobada', checked: true }).waitFor()
    await press(button(page, 'Guardar'))
    await page.getByRole('cell', { name: 'Aprobada' }).waitFor()
    expect(await hasFocus(button(page, /^Cambiar estado/))).toBe(true)

    await page.keyboard.press('F8')
    await press(button(page, 'Cerrar aviso'), 'Space')
    await page.locator('.toast').waitFor({ state: 'detached' })
  })
})
