import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { formatEuros, formatNumber } from '#services/platform/shared/formats.ts'
import { filterWords, speech } from '#services/words/words.ts'
import type { JobListSearch } from './search-url.ts'

export function filterLabel(name: JobFilterKey, value: string): string {
  return inWords(filterWords[name].label, name, value)
}

/** «con vivienda», «de mozo/a de cuadra o groom»: what follows «12 empleos» for the values of a filter. */
export function filterPhrase(name: JobFilterKey, values: readonly string[]): string {
  const phrases = values.map(value => inWords(filterWords[name].phrase, name, value))
  const [first = '', ...others] = phrases
  const preposition = first.split(' ', 1)[0] ?? ''
  const rest = others.map(phrase =>
    phrase.startsWith(`${preposition} `) ? phrase.slice(preposition.length + 1) : phrase
  )
  return [first, ...rest].join(` ${speech.or} `)
}

type Words = string | ((value: string, text: string) => string)

const inWords = (words: Words, name: JobFilterKey, value: string) =>
  typeof words === 'string' ? words : words(value, valueText(name, value))

/** A value as a text of any language. */
function valueText(name: JobFilterKey, value: string): string {
  if (name === 'province') return provinceOf(value)?.name ?? value
  if (name === 'payMin') return formatEuros(Number(value))
  return name === 'daysOff' ? formatNumber(Number(value)) : value
}

/** One value of a filter that is set. */
export interface JobFilterChip {
  name: JobFilterKey
  value: string
  label: string
}

/** The values of the filters of a search, each with its label and the search without it. */
export function filterChips(search: JobListSearch): (JobFilterChip & { without: JobListSearch })[] {
  return (Object.keys(filterWords) as JobFilterKey[]).flatMap(name => {
    const values = search[name].split(',').filter(Boolean)
    return values.map(value => {
      const others = values.filter(otherValue => otherValue !== value).join(',')
      return {
        name,
        value,
        label: filterLabel(name, value),
        without: { ...search, [name]: others, page: 1 }
      }
    })
  })
}
