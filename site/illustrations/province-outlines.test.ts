import { expect, test } from 'vitest'
import { provinces } from '#events/places/shared/provinces.ts'
import { provinceOutlines } from './province-outlines.ts'

const outlines = provinceOutlines()

test('the map has each province and autonomous city once', () => {
  const codes = provinces.map(({ code }) => code)
  expect(outlines.map(({ code }) => code).sort()).toEqual(codes.sort())
})

test('every outline lies inside the map', () => {
  for (const { code, path } of outlines) {
    for (const [, x, y] of path.matchAll(/M(-?\d+)[ ,](-?\d+)/g)) {
      expect(Number(x), code).toBeGreaterThanOrEqual(0)
      expect(Number(x), code).toBeLessThanOrEqual(560)
      expect(Number(y), code).toBeGreaterThanOrEqual(0)
      expect(Number(y), code).toBeLessThanOrEqual(456)
    }
  }
})

test('the outlines have at most 13 KB', () => {
  expect(outlines.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThanOrEqual(13 * 1024)
})
