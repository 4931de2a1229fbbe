import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { defaultRadius, type Radius, radiuses } from '#events/places/shared/radiuses.ts'

export interface NearSearch {
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/**
 * Candidates who live within the radius or would go as far as the municipality; none for one that does not exist. Where an
 * index of something else finds the rows, the codes are hashed: comparing each row with hundreds of codes takes 40 µs.
 */
export function nearCondition(
  { near = '', radius = defaultRadius }: NearSearch,
  parameter: (value: unknown) => string,
  isFound: boolean
): string {
  const center = findMunicipality(near)
  if (!center) return 'false'
  const within = (reach: Radius) => {
    const codes = `${parameter([...new Set([near, ...municipalitiesWithin(reach, center)])])}::text[]`
    return isFound ? `municipality IN (SELECT unnest(${codes}))` : `municipality = ANY(${codes})`
  }
  const further = radiuses.filter(reach => reach > radius)
  const arms = [
    within(radius),
    ...further.map(reach => `(reach = ${reach} AND ${within(reach)})`),
    `reach > ${Math.max(...radiuses)}`
  ]
  return `(${arms.join(' OR ')})`
}
