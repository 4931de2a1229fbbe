import { readFileSync } from 'node:fs'
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { canariesPart, mainlandPart } from '#site/lib/map-projection.ts'

/** A province as it is drawn on the map of Spain. */
export interface ProvinceOutline {
  /** Its code at the INE. */
  code: string
  path: string
}

type Provinces = Topology<{ provinces: GeometryCollection<{ name: string }> }>

const file = 'node_modules/es-atlas/es/provinces.json'
/** Square degrees: smaller islands, and corners with a smaller triangle, are left out. */
const leastTriangle = 0.005
const leastIsland = 0.004

const [mainland, canaries] = [mainlandPart, canariesPart].map(({ scale, center, translate }) =>
  geoMercator().scale(scale).center(center).translate(translate)
) as [GeoProjection, GeoProjection]
const canaryCodes = ['35', '38']
/** Provinces that are too small for an outline. */
const cities = [
  { code: '51', at: mainland([-5.32, 35.89]) },
  { code: '52', at: mainland([-2.94, 35.29]) }
]
const cityRadius = 5

/** Simplified from the outlines of the IGN, at the build. */
export function provinceOutlines(): ProvinceOutline[] {
  const topology = presimplify(JSON.parse(readFileSync(file, 'utf8')) as Provinces)
  const simple = filter(
    simplify(topology, leastTriangle),
    filterWeight(topology, leastIsland)
  ) as unknown as Provinces
  const outlines = feature(simple, simple.objects.provinces)
    .features.filter(({ id }) => String(id) < '51')
    .map(feature => {
      const code = String(feature.id)
      const project = canaryCodes.includes(code) ? canaries : mainland
      return { code, path: geoPath(project).digits(0)(feature) ?? '' }
    })
  return [...outlines, ...cities.map(({ code, at }) => ({ code, path: circle(at ?? [0, 0]) }))]
}

function circle([x, y]: [number, number]): string {
  const [left, top] = [Math.round(x) - cityRadius, Math.round(y)]
  const arc = `a${cityRadius} ${cityRadius} 0 1 0 `
  return `M${left} ${top}${arc}${2 * cityRadius} 0${arc}${-2 * cityRadius} 0`
}
