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
import { disciplineLabels, roleLabels } from '#services/words/words.ts'
import type { FilterGroupOptions } from '#site/ui/filters/FilterGroup.tsx'

export const candidateFormId = 'busqueda'

type FilterName = 'role' | 'discipline' | 'carne' | 'galope' | 'housing'

interface CandidateFilterOptions extends FilterGroupOptions {
  name: FilterName
  textOf(value: string): string
}

const needsHousing: Record<string, string> = {
  si: 'Necesita vivienda',
  no: 'No necesita vivienda'
}

export const candidateFilters: readonly CandidateFilterOptions[] = [
  {
    name: 'role',
    label: 'Puesto',
    kind: 'boxes',
    values: roles,
    textOf: value => roleLabels[value as JobRole]
  },
  {
    name: 'galope',
    label: 'Galope',
    kind: 'select',
    any: 'Cualquiera',
    values: askedLevels.galope.map(String),
    textOf: value => `Galope ${value} o más`
  },
  {
    name: 'carne',
    label: 'Carné',
    kind: 'boxes',
    values: askedLevels.carne,
    textOf: value => `Carné ${value}`
  },
  {
    name: 'discipline',
    label: 'Disciplina',
    kind: 'boxes',
    values: disciplines,
    textOf: value => disciplineLabels[value as Discipline]
  },
  {
    name: 'housing',
    label: 'Vivienda',
    kind: 'radios',
    values: yesOrNo,
    any: 'Da igual',
    textOf: value => needsHousing[value] ?? value
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
