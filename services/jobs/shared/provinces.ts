import { defaultLanguage } from '#events/aggregates/languages.ts'
import { roles } from '#events/job-content/vocabulary.ts'
import { type Province, provinces } from '#events/places/shared/provinces.ts'
import { country } from '#events/places/shared/regions.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import { speech } from '#services/words/words.ts'

export { provinces }

/** The names of the provinces and autonomous cities, as forms offer them. */
export const provinceNames = provinces.map(({ name }) => name)

/** Stands for all provinces. */
export const countryName = country.name

const slugOf = ({ name }: Province) => foldAccents(name).replaceAll(' ', '-')

/** The role and province in the address of a landing page; undefined when unknown. */
export function readLandingPath(address: { role?: string; province?: string }) {
  const role = roles.find(known => known === address.role)
  const province = provinces.find(known => slugOf(known) === address.province)
  const isKnown = (!address.role || role) && (!address.province || province)
  return isKnown ? { role: role ?? '', province: province?.code ?? '' } : undefined
}

/**
 * Jobs of a role, of a province (by INE code), or of both: «/empleos/groom/cadiz», «/empleos/en/cadiz»; a list of the search
 * where the address would be Spanish on a page that is not.
 */
export function landingPath({ role, province }: { role?: string; province?: string }): string {
  if (speech.language !== defaultLanguage)
    return speech.path(
      `/jobs?${new URLSearchParams({ ...(role && { role }), ...(province && { province }) })}`
    )
  const found = provinces.find(({ code }) => code === province)
  if (!found) return `/empleos/${role}`
  return `/empleos/${role ?? 'en'}/${slugOf(found)}`
}
