import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { defaultRadius, type Radius, radiuses } from '#events/places/radiuses.ts'

export interface NearSearch {
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/** Candidates who live within the radius or would go as far as the municipality; none for one that does not exist. */
export function nearCondition(
  { near = '', radius = defaultRadius }: NearSearch,
  parameter: (value: unknown) => string
): string {
  const center = findMunicipality(near)
  if (!center) return 'false'
  const within = (reach: Radius) =>
    parameter([...new Set([near, ...municipalitiesWithin(reach, center)])])
  const further = radiuses.filter(reach => reach > radius)
  const arms = [
    `municipality = ANY(${within(radius)}::text[])`,
    ...further.map(reach => `(reach = ${reach} AND municipality = ANY(${within(reach)}::text[]))`),
    `reach > ${Math.max(...radiuses)}`
  ]
  return `(${arms.join(' OR ')})`
}
