import { islands } from './islands.ts'
import { islandMunicipalities, type Place, placeIndex } from './place-index.ts'
import { provinceOf } from './shared/provinces.ts'
import { country, regions } from './shared/regions.ts'
import { locateAd } from './resolve-place.ts'

/** The code of a place and of each area that it lies in, the narrowest first: 11020, 11, andalucia, espana. */
function areasOf({ code, provinces }: Pick<Place, 'code' | 'provinces'>): string[] {
  if (code === country.code) return [code]
  const [province = '', ...others] = provinces
  if (others.length > 0) return [code, country.code]
  const region = regions.find(({ name }) => name === provinceOf(province)?.region)
  const around = [islandByMunicipality().get(code), province, region?.code, country.code]
  return [...new Set([code, ...around.flatMap(area => area ?? [])])]
}

/** The areas of a municipality, the narrowest first; none for an unknown code. */
export function areasOfMunicipality(code: string): string[] {
  const place = placeIndex().byCode.get(code)
  return place ? areasOf(place) : []
}

/** The areas of the place that the location of an ad names. */
export function areasOfLocation(location: string): string[] {
  const place = locateAd(location)
  return place ? areasOf(place) : []
}

let islandCodes: Map<string, string> | undefined

function islandByMunicipality(): Map<string, string> {
  islandCodes ??= new Map(
    islands.flatMap(({ code }) =>
      islandMunicipalities(code).map((municipality): [string, string] => [municipality, code])
    )
  )
  return islandCodes
}
