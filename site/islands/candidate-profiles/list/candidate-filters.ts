import {
  askedLevels,
  type Discipline,
  disciplines,
  type JobRole,
  roles,
  yesOrNo
} from '#events/job-content/vocabulary.ts'
import {
  type CandidateListSearch,
  emptyCandidateSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import { candidateWords, disciplineLabels, roleLabels } from '#services/words/words.ts'
import type { FilterGroupOptions } from '#site/ui/filters/FilterGroup.tsx'

export const candidateFormId = 'busqueda'

type FilterName = 'role' | 'discipline' | 'carne' | 'galope' | 'housing'

interface CandidateFilterOptions extends FilterGroupOptions {
  name: FilterName
  textOf(value: string): string
}

export const candidateFilters: readonly CandidateFilterOptions[] = [
  {
    name: 'role',
    label: candidateWords.role,
    kind: 'boxes',
    values: roles,
    textOf: value => roleLabels[value as JobRole]
  },
  {
    name: 'galope',
    label: candidateWords.galope,
    kind: 'select',
    any: candidateWords.any,
    values: askedLevels.galope.map(String),
    textOf: value => candidateWords.galopeOrMore(value)
  },
  {
    name: 'carne',
    label: candidateWords.licence,
    kind: 'boxes',
    values: askedLevels.carne,
    textOf: value => candidateWords.licenceOf(value)
  },
  {
    name: 'discipline',
    label: candidateWords.discipline,
    kind: 'boxes',
    values: disciplines,
    textOf: value => disciplineLabels[value as Discipline]
  },
  {
    name: 'housing',
    label: candidateWords.housing,
    kind: 'radios',
    values: yesOrNo,
    any: candidateWords.whatever,
    textOf: value => candidateWords.housingNeeded(value)
  }
]

/** The filters that are set, each with what visitors read and the search without it. */
export function activeCandidateFilters(search: CandidateListSearch) {
  return candidateFilters.flatMap(({ name, textOf }) => {
    const values = search[name].split(',').filter(Boolean)
    return values.map(value => {
      const others = values.filter(otherValue => otherValue !== value).join()
      return { label: textOf(value), without: { ...search, [name]: others, page: 1 } }
    })
  })
}

/** The search that the form describes, with the filters outside of it. */
export function readCandidateForm(form: HTMLFormElement): CandidateListSearch {
  const data = new FormData(form)
  const texts = Object.keys(emptyCandidateSearch).map(name => [name, data.getAll(name).join()])
  return { ...emptyCandidateSearch, ...Object.fromEntries(texts), page: 1 }
}
