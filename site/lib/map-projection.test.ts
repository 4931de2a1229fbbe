import { geoMercator } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { canariesPart, circleOnMap, mainlandPart, viewAround } from './map-projection.ts'

const cordoba = { lat: 37.885, lon: -4.779 }
const laLaguna = { lat: 28.487, lon: -16.316 }

describe('a circle on the map', () => {
  test.each([
    ['Córdoba', cordoba, mainlandPart],
    ['La Laguna', laLaguna, canariesPart]
  ])('has its center where the outlines have %s', (_, { lat, lon }, part) => {
    const project = geoMercator().scale(part.scale).center(part.center).translate(part.translate)
    const [x = 0, y = 0] = project([lon, lat]) ?? []
    const found = circleOnMap({ lat, lon, radius: 30 })
    expect(found.x).toBeCloseTo(x, 6)
    expect(found.y).toBeCloseTo(y, 6)
  })

  test('reaches as far as its kilometres', () => {
    const { y, r } = circleOnMap({ ...cordoba, radius: 50 })
    const north = circleOnMap({ ...cordoba, lat: cordoba.lat + 50 / 111.2, radius: 50 })
    expect(y - north.y).toBeCloseTo(r, 0)
  })
})

describe('the view of a circle', () => {
  test('shows its surroundings', () => {
    expect(viewAround({ x: 200, y: 300, r: 30 })).toEqual({
      viewBox: '110 227 180 147',
      zoom: 560 / 180
    })
  })

  test('never leaves the map, and is never narrower than a province', () => {
    expect(viewAround({ x: 10, y: 450, r: 5 }).viewBox).toBe('0 342 140 114')
    expect(viewAround({ x: 300, y: 200, r: 200 }).viewBox).toBe('0 0 560 456')
  })
})
