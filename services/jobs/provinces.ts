import { type Province, provinces } from '#events/places/provinces.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'

/** The names of the provinces and autonomous cities, as forms offer them. */
export const provinceNames = provinces.map(({ name }) => name)

const slugOf = ({ name }: Province) => foldAccents(name).replaceAll(' ', '-')

export function findProvinceBySlug(slug: string): Province | undefined {
  return provinces.find(province => slugOf(province) === slug)
}

/** Jobs of a role, of a province (by INE code), or of both: «/empleos/groom/cadiz», «/empleos/en/cadiz». */
export function landingPath({ role, province }: { role?: string; province?: string }): string {
  const found = provinces.find(({ code }) => code === province)
  if (!found) return `/empleos/${role}`
  return `/empleos/${role ?? 'en'}/${slugOf(found)}`
}
