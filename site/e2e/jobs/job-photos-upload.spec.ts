import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const jpeg = async (name: string, width = 800, height = 600) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width, height, channels: 3, background: 'tan', noise } as const
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg({ quality: 100 }).toBuffer()
  }
}

test.describe('uploading photos of a job', () => {
  test('reduces a large photo, says how many do not fit, and holds the form until they have arrived', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    const field = page.getByLabel('Fotos')
    const large = await jpeg('large.jpg', 3200, 2400)
    expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024)
    const sent = page.waitForRequest('**/api/job-photos')
    let arrive: (() => void) | undefined
    await page.route('**/api/job-photos', async route => {
      await new Promise<void>(resolve => {
        arrive = resolve
      })
      await route.continue()
    })
    await field.setInputFiles(large)
    const { width, height, format } = await sharp((await sent).postDataBuffer() ?? '').metadata()
    expect({ width, height, format }).toEqual({ width: 2000, height: 1500, format: 'jpeg' })
    const wait = 'La foto todavía se está subiendo. Espera un momento.'
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.locator('.summary').getByText(wait)).toBeVisible()
    arrive?.()
    const thumbnails = page.locator('.photo-list .photo')
    await expect(thumbnails).toHaveCount(1)
    await expect(page.getByText(wait)).toHaveCount(0)

    await page.unroute('**/api/job-photos')
    await field.setInputFiles(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(name => jpeg(name))))
    await expect(page.getByText('Caben 4: se han quedado fuera 2 fotos.')).toBeVisible()
    await expect(thumbnails).toHaveCount(4)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    const job = await requestApi<{ photos: string[] }>(site, owner.context, 'GET', `/jobs/${id}`)
    expect(job.photos).toHaveLength(4)
  })
})

test('a photo is taken whatever the device calls it, of a job and of a profile', async ({
  site
}) => {
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner)
  const page = await owner.context.newPage()
  await page.goto(`/jobs/${id}/edit`)
  const thumbnails = page.locator('.photo-list .photo')
  for (const [index, mimeType] of ['image/pjpeg', 'application/octet-stream'].entries()) {
    await page.getByLabel('Fotos').setInputFiles({ ...(await jpeg('photo')), mimeType })
    await expect(thumbnails).toHaveCount(index + 1)
  }
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
  const file = { name: 'IMG_0001.HEIC', mimeType: '', buffer: heic }
  await page.getByLabel('Fotos').setInputFiles(file)
  await expect(page.getByText('En Ajustes, Cámara, Formatos elige')).toBeVisible()

  await page.goto('/profile')
  await page.locator('#datos').getByRole('button', { name: 'Editar' }).click()
  const field = page.getByLabel('Foto de perfil')
  await field.setInputFiles(file)
  await expect(page.getByText('En Ajustes, Cámara, Formatos elige')).toBeVisible()
  await field.setInputFiles({ ...(await jpeg('photo')), mimeType: 'image/jpg' })
  await expect(page.getByText('Foto lista. Guarda los cambios para usarla.')).toBeVisible()
})
