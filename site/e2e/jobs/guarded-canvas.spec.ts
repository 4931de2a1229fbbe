import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { firefoxPath, launchFirefox } from '../engines/firefox.ts'
import { largePhoto } from '#site/lib/browser/photos.ts'
import { expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const tan = { r: 210, g: 180, b: 140 }

/** Of a phone: larger than what is sent of it. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: tan } })
    .jpeg()
    .toBuffer()

/** How far the worst pixel of a photo is from its one colour. */
async function farthest(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats()
  return Math.max(
    ...channels.flatMap(({ min, max }, index) => {
      const value = [tan.r, tan.g, tan.b][index] ?? 0
      return [Math.abs(min - value), Math.abs(max - value)]
    })
  )
}

/** What a browser with such a guard does to each canvas that a page reads. */
const guards = {
  'gives noise': 'for (let i = 0; i < data.length; i++) data[i] = Math.random() * 256',
  'gives white': 'data.fill(255)',
  'gives nothing': 'data.fill(0)',
  'flips the last bits': 'for (let i = 0; i < data.length; i++) data[i] ^= Math.random() < 0.5',
  throws: "throw new DOMException('', 'SecurityError')"
}

test.describe('a photo that a guarded canvas would spoil', { tag: '@night' }, () => {
  for (const [name, guard] of Object.entries(guards)) {
    test(`is what was chosen where the canvas ${name}`, async ({ site }) => {
      const owner = await signUpPerson(site, 'employer')
      const id = await createJob(site, owner)
      const page = await owner.context.newPage()
      await page.addInitScript(`{
        const change = data => { ${guard} }
        const read = CanvasRenderingContext2D.prototype.getImageData
        CanvasRenderingContext2D.prototype.getImageData = function (...given) {
          const image = read.apply(this, given)
          change(image.data)
          return image
        }
        const encode = HTMLCanvasElement.prototype.toBlob
        HTMLCanvasElement.prototype.toBlob = function (...given) {
          const context = this.getContext('2d')
          context.putImageData(context.getImageData(0, 0, this.width, this.height), 0, 0)
          return encode.apply(this, given)
        }
      }`)
      await page.goto(`/jobs/${id}/edit`)
      const file = { name: 'photo.jpg', mimeType: '', buffer: await photo() }
      await page.getByLabel('Fotos').setInputFiles(file)
      const shown = await page.locator('.photo-list .photo').getAttribute('src')
      const stored = await owner.context.request.get(largePhoto(`${shown}`))
      expect(await farthest(await stored.body())).toBeLessThan(8)
    })
  }

  test('is published as it was chosen by a Firefox that resists fingerprinting', async ({
    site
  }) => {
    test.skip(!firefoxPath, 'Firefox is missing')
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const path = join(await mkdtemp(join(tmpdir(), 'ramal-photo-')), 'photo.jpg')
    await writeFile(path, await photo())
    const browser = await launchFirefox({ 'privacy.resistFingerprinting': true })
    try {
      const page = await browser.newPage()
      for (const { name, value } of await owner.context.cookies()) {
        await browser.setCookie({ name, value, domain: new URL(site.origin).hostname, path: '/' })
      }
      await page.goto(`${site.origin}/jobs/${id}/edit`)
      const field = await page.waitForSelector('input[type=file]:enabled')
      await page.waitForFunction('!document.querySelector("astro-island[ssr]")')
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
      await page.waitForSelector('.photo-list .photo')
      const submit = await page.waitForSelector('form button[type=submit]')
      await Promise.all([page.waitForNavigation(), submit?.click()])
    } finally {
      await browser.close()
    }
    const { photos } = await requestApi<{ photos: string[] }>(
      site,
      owner.context,
      'GET',
      `/jobs/${id}`
    )
    const published = await owner.context.request.get(`${photos[0]}`)
    expect(await farthest(await published.body())).toBeLessThan(8)
  })
})
