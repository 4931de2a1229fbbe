import sharp from 'sharp'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const photo = async (name: string, background: string) => {
  const solid = sharp({ create: { width: 800, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await solid.jpeg().toBuffer() }
}

test.describe('the photos of a job', () => {
  test('are uploaded, ordered and removed in its form, and shown on page and card', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const housing = { kind: 'habitacion' }
    const id = await createJob(site, owner, { title: 'Anuncio con fotografía propia', housing })
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    const field = page.getByLabel('Fotos')
    const gif = { name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
    await field.setInputFiles(gif)
    await expect(page.getByText('La foto debe ser JPEG, PNG o WebP')).toBeVisible()
    await field.setInputFiles([await photo('a.jpg', '#b98d4f'), await photo('b.jpg', '#57703f')])
    const thumbnails = page.locator('.photo-list .photo')
    await expect(thumbnails).toHaveCount(2)
    const second = await thumbnails.nth(1).getAttribute('src')
    await page.getByRole('button', { name: 'Poner primera la foto 2' }).click()
    await expect(thumbnails.first()).toHaveAttribute('src', second ?? '')
    await expect(page.locator('.preview .card > .photo')).toHaveAttribute('src', second ?? '')
    await page.getByLabel('¿Qué se ve? Foto 1').selectOption('El centro')
    await page.getByLabel('¿Qué se ve? Foto 2').selectOption('La vivienda')
    expect(await findAccessibilityViolations(page, 'the photos')).toEqual([])
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')

    const job = await requestApi<{ photo: string }>(site, owner.context, 'GET', `/jobs/${id}`)
    expect(job.photo).toBe(second)
    await page.goto(`/jobs/${id}`)
    const shown = page.getByRole('img', { name: /^(El centro|La vivienda)\. Foto \d de 2 de / })
    await expect(shown).toHaveCount(2)
    await expect(shown.first()).toHaveJSProperty('naturalWidth', 800)
    await expect(page.getByText('Sin foto de la vivienda')).toHaveCount(0)
    await page.goto('/jobs?keyword=fotografía&housingPhoto=si')
    await expect(page.locator('.card > .photo')).toHaveJSProperty('naturalWidth', 328)

    await page.goto(`/jobs/${id}/edit`)
    await page.getByRole('button', { name: 'Quitar la foto 2' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.goto(`/jobs/${id}`)
    await expect(page.getByText('Sin foto de la vivienda')).toBeVisible()
    await expect(page.getByText('Ya no dice que haya foto de la vivienda')).toBeVisible()

    await page.goto(`/jobs/${id}/edit`)
    await page.getByRole('button', { name: 'Quitar la foto 1' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Fotos' })).toHaveCount(0)
  })

  test('open large, one at a time, with arrows, and Escape gives the focus back', {
    tag: '@both'
  }, async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    const id = await createJob(site, owner)
    await page.goto(`/jobs/${id}/edit`)
    const files = [await photo('a.jpg', '#b98d4f'), await photo('b.jpg', '#57703f')]
    await page.getByLabel('Fotos').setInputFiles(files)
    await expect(page.locator('.photo-list .photo')).toHaveCount(2)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.goto(`/jobs/${id}`)
    const links = page.locator('.gallery a')
    await links.first().press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Fotos' })
    const first = viewer.getByRole('img', { name: /^Foto 1 de 2/ })
    const second = viewer.getByRole('img', { name: /^Foto 2 de 2/ })
    await expect(first).toBeInViewport()
    await expect(second).not.toBeInViewport()
    expect(await findAccessibilityViolations(page, 'the photos, large')).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await viewer.getByRole('button', { name: 'Foto anterior' }).click()
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(links.first()).toBeFocused()
  })
})
