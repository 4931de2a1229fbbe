import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Coat, drawScene, picturesOf, type Scene } from './draw-pictures.ts'
import { loadSampleBoard } from './load.ts'

const plain = { coat: 'bay', isEvening: false, isMirrored: false } as const
const scenes: Scene[] = ['dehesa', 'cuadra', 'pista', 'guadarnes', 'habitacion', 'ramal']
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
  const hasNoHorse = scene === 'guadarnes' || scene === 'habitacion'
  const isNeverMirrored = scene === 'pista'
  expect(different).toBe(hasNoHorse ? 2 : isNeverMirrored ? 5 : 6)
})

test('about a third of the employers has no picture, and the others have several', () => {
  const employers = loadSampleBoard().users.filter(({ userType }) => userType === 'employer')
  const pictures = employers.map(({ username, fullName }) => picturesOf(username, fullName))
  const without = pictures.filter(drawn => !drawn).length
  expect(without).toBeGreaterThan(6)
  expect(without).toBeLessThan(14)
  expect(new Set(pictures.flatMap(drawn => (drawn ? [drawn.cover] : []))).size).toBe(3)
  expect(picturesOf('demo.empresa', 'Yeguada Lentiscar Alto')).toBeDefined()
})
