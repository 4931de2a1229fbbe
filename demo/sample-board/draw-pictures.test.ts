import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { type Coat, drawScene, scenesOf, picturesOf, type Scene } from './draw-pictures.ts'
import { loadSampleBoard } from './load.ts'

const plain = { coat: 'bay', isEvening: false, isMirrored: false } as const
const covers: Scene[] = ['camion', 'cuadra', 'dehesa', 'pasillo', 'pista']
const photos: Scene[] = [...covers, 'caricia', 'guadarnes', 'habitacion']
const scenes: Scene[] = [...photos, 'ramal']
const hasNoHorse = (scene: Scene) => scene === 'guadarnes' || scene === 'habitacion'
const coats: Coat[] = ['bay', 'grey', 'chestnut', 'black']

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(60, 40).raw().toBuffer()

test.each(scenes)('%s is drawn in other colours, at another hour and mirrored', async scene => {
  const looks = [
    ...coats.map(coat => ({ ...plain, coat })),
    { ...plain, isEvening: true },
    { ...plain, isMirrored: true }
  ]
  const drawings = await Promise.all(looks.map(look => pixels(drawScene(scene, look))))
  const different = new Set(drawings.map(drawing => drawing.toString('base64'))).size
  const isLitAlike = scene === 'caricia'
  const isNeverMirrored = scene === 'pista'
  expect(different).toBe(hasNoHorse(scene) ? 2 : isLitAlike || isNeverMirrored ? 5 : 6)
})

/** Parts of a photo of 480 × 320 that screens show: left, top, width, height. */
const crops = {
  'the square of a card, cut to its height': [80, 62, 320, 196],
  'the page of an ad': [0, 30, 480, 272]
} as const
const strips = {
  'the top of a page of 1,280 px': [0, 124, 480, 121],
  'the top of a page of 390 px': [0, 86, 480, 182]
} as const

const partsShown = photos
  .filter(scene => !hasNoHorse(scene))
  .flatMap(scene =>
    Object.entries({ ...crops, ...(covers.includes(scene) && strips) }).map(
      ([place, part]) => [scene, place, part] as const
    )
  )

test.each(partsShown)('no horse of %s loses its head in %s', async (scene, _, part) => {
  const [left, top, width, height] = part
  const drawing = drawScene(scene, plain)
  const heads = await rasterizeHeads(drawing)
  const whole = await countPixels(heads)
  expect(whole).toBeGreaterThan(100)
  expect(await countPixels(heads.clone().extract({ left, top, width, height }))).toBe(whole)
  const behindNothing = await rasterizeHeads(drawing.replace(/ clip-path="[^"]+"/g, ''))
  expect(whole).toBe(await countPixels(behindNothing))
})

/** The heads alone, black on nothing. */
async function rasterizeHeads(drawing: string) {
  const style =
    '<style>*{visibility:hidden}.head,.head *,clipPath *{visibility:visible;fill:#000}</style><title>'
  const svg = Buffer.from(drawing.replace('<title>', style))
  return sharp(await sharp(svg).resize(480, 320).png().toBuffer())
}

async function countPixels(drawing: Sharp): Promise<number> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  return data.filter((value, index) => index % info.channels === 3 && value > 0).length
}

test('about a third of the employers has no picture, and the others show eight scenes', () => {
  const employers = loadSampleBoard().users.filter(({ userType }) => userType === 'employer')
  const pictures = employers.map(({ username, fullName }) => picturesOf(username, fullName))
  const without = pictures.filter(drawn => !drawn).length
  expect(without).toBeGreaterThan(6)
  expect(without).toBeLessThan(14)
  const shown = pictures.flatMap(drawn => (drawn ? [drawn] : []))
  expect(new Set(shown.map(({ cover }) => cover))).toEqual(new Set(covers))
  const ads = [true, false].flatMap(hasHousing => shown.map(drawn => scenesOf(drawn, hasHousing)))
  expect(new Set(ads.flat())).toEqual(new Set(photos))
  expect(picturesOf('demo.empresa', 'Yeguada Lentiscar Alto')).toBeDefined()
})
