import { experiences, jobTypes } from './facets.ts'
import {
  askedLevels,
  contactWays,
  contracts,
  disciplines,
  facilities,
  housingCosts,
  housingKinds,
  ownHorseTerms,
  roles,
  weekends,
  centreTypes,
  yes,
  yesOrNo
} from './vocabulary.ts'
import { provinces } from '#events/places/shared/provinces.ts'

/** What a search can ask; `code` is the prefix of its lexemes, `number` means at least or at most, see `lexemesOf`. */
export type Filter = { code: string } & (
  | { kind: 'one' | 'several'; values: readonly [string, ...string[]] }
  | { kind: 'number' | 'amount'; values: readonly number[] }
)

/** The folds of the form that show their terms by themselves. */
export type FormSection = 'hours' | 'centre' | 'contact'

type Values = readonly [string, ...string[]]
interface Place {
  section?: FormSection
  filter?: Filter
  isRequired?: true
}
export type FieldRow = Place &
  (
    | { kind: 'flag' /** Only «yes» can be said. */; isPromise?: true }
    | { kind: 'date' }
    | { kind: 'choice'; values: Values }
    | { kind: 'several'; values: Values; max?: number }
    | { kind: 'number'; min: number; max: number; step?: number; isWhole?: true }
  )
export type TermRow =
  | FieldRow
  | { kind: 'group'; fields: Record<string, FieldRow> }
  /** Its schemas are written by hand. */
  | { kind: 'own' }

const flag = { kind: 'flag' } as const
const count = (max: number) => ({ kind: 'number', min: 0, max, isWhole: true }) as const

/**
 * What an ad says in closed choices and numbers: no personal data, it outlives an erasure. The order is that of the stored
 * JSON, and of the filters in an address: a new term goes to the end. Words: services/jobs/shared/term-words.ts. What reads two
 * terms, or depends on another field, such as pay, is written by hand elsewhere.
 */
export const jobTerms = {
  role: { kind: 'choice', values: roles },
  disciplines: { kind: 'several', values: disciplines, max: 5 },
  centreType: { kind: 'choice', values: centreTypes },
  contract: { kind: 'choice', values: contracts },
  hours: {
    kind: 'group',
    fields: {
      /** Hours a week. */
      week: { kind: 'number', min: 1, max: 60 },
      split: flag,
      weekends: { kind: 'choice', values: weekends, section: 'hours' },
      /** Days off a week. */
      daysOff: { kind: 'number', min: 1, max: 7, step: 0.5 },
      onCall: { kind: 'flag', section: 'hours' },
      showDays: { kind: 'flag', section: 'hours' }
    }
  },
  start: {
    kind: 'group',
    fields: { date: { kind: 'date' }, now: flag, until: { kind: 'date' }, season: flag }
  },
  pay: { kind: 'own' },
  housing: {
    kind: 'group',
    fields: {
      kind: { kind: 'choice', values: housingKinds, isRequired: true },
      cost: { kind: 'choice', values: housingCosts },
      /** Euros a month, deducted from the pay or given for the rent. */
      amount: { kind: 'number', min: 0, max: 5000 },
      bills: flag,
      internet: flag,
      couple: flag,
      children: flag,
      dog: flag,
      meals: flag
    }
  },
  ownHorse: {
    kind: 'choice',
    values: ownHorseTerms,
    filter: { kind: 'one', values: yes, code: 'o' }
  },
  /** Boxes for horses of the staff. */
  boxes: count(200),
  team: {
    kind: 'group',
    fields: { horses: count(2000), horsesPerPerson: count(200), people: count(1000) }
  },
  facilities: { kind: 'several', values: facilities },
  asks: { kind: 'own' },
  workPermit: {
    kind: 'flag',
    section: 'centre',
    filter: { kind: 'one', values: yes, code: 'w' }
  },
  minors: {
    kind: 'flag',
    section: 'centre',
    filter: { kind: 'one', values: yesOrNo, code: 'm' }
  },
  /** A written contract, registered with Social Security, from the first day. */
  alta: { kind: 'flag', isPromise: true, filter: { kind: 'one', values: yes, code: 'l' } },
  /** A trial that is paid. */
  prueba: {
    kind: 'group',
    fields: { days: { kind: 'number', min: 1, max: 60, isWhole: true, isRequired: true } }
  },
  contactWay: { kind: 'choice', values: contactWays, section: 'contact' },
  /** The hours of a day between which to call. */
  callHours: {
    kind: 'group',
    fields: {
      from: { kind: 'number', min: 0, max: 23, isWhole: true, isRequired: true },
      to: { kind: 'number', min: 1, max: 24, isWhole: true, isRequired: true }
    }
  }
} as const satisfies Record<string, TermRow>

type Rows = typeof jobTerms

type ChoiceName = 'jobType' | 'experience' | 'place' | keyof Rows

/** A value for each term that holds a choice, a number or a list, but no words. */
export function forEachChoice<Made>(made: Made): Record<ChoiceName, Made> {
  const names = ['jobType', 'experience', 'place', ...Object.keys(jobTerms)]
  return Object.fromEntries(names.map(name => [name, made])) as Record<ChoiceName, Made>
}

/** Every row with its path: `hours.week` is a field of `hours`. */
export const termFields: readonly (readonly [path: string, row: FieldRow])[] =
  Object.entries<TermRow>(jobTerms).flatMap(([name, row]) => {
    if (row.kind === 'own') return []
    if (row.kind !== 'group') return [[name, row] as const]
    return Object.entries(row.fields).map(([field, words]) => [`${name}.${field}`, words] as const)
  })

/** The paths of the terms that a part of the form shows; of one kind, where it is given. */
export const termsIn = (section: FormSection, kind?: FieldRow['kind']) =>
  termFields
    .filter(([, row]) => row.section === section && (!kind || row.kind === kind))
    .map(([path]) => path)

/** The filters of the terms that have one, in the order of the terms. */
type TermFilters = {
  [Name in keyof Rows as Rows[Name] extends { filter: Filter } ? Name : never]: Rows[Name] extends {
    filter: infer F
  }
    ? F
    : never
}
const termFilters = Object.fromEntries(
  Object.entries(jobTerms).flatMap(([name, row]) => ('filter' in row ? [[name, row.filter]] : []))
) as TermFilters

/** Every filter of a search of jobs, in the order in which an address writes them. */
export const jobFilters = {
  jobType: { kind: 'one', values: jobTypes, code: 'y' },
  experience: { kind: 'one', values: experiences, code: 'x' },
  role: { kind: 'several', values: roles, code: 'r' },
  discipline: { kind: 'several', values: disciplines, code: 'd' },
  /** INE codes. */
  province: { kind: 'several', values: provinceCodes(), code: 'a' },
  housing: { kind: 'one', values: yes, code: 'h' },
  pay: { kind: 'one', values: yes, code: 's' },
  /** Gross euros a month of a full week; the steps that screens offer, a search may ask for any amount. */
  payMin: { kind: 'amount', values: [1250, 1500, 1750, 2000, 2500, 3000], code: 'e' },
  contract: { kind: 'several', values: contracts, code: 'c' },
  /** A week, at least. */
  daysOff: {
    kind: 'number',
    values: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7],
    code: 'f'
  },
  /** The licences of a person: jobs that demand more are left out. */
  carne: { kind: 'several', values: askedLevels.carne, code: 'b' },
  galope: { kind: 'number', values: [0, ...askedLevels.galope], code: 'g' },
  ...termFilters,
  season: { kind: 'one', values: yes, code: 'n' },
  /** A dwelling, and a photo of it. */
  housingPhoto: { kind: 'one', values: yes, code: 'v' },
  weekends: { kind: 'one', values: ['libres'], code: 'k' }
} as const satisfies Record<string, Filter>

export type JobFilterKey = keyof typeof jobFilters

/** Makes a value for each filter, in the order of an address. */
export function ofEachFilter<Made>(make: (filter: Filter, name: JobFilterKey) => Made) {
  const entries = Object.entries<Filter>(jobFilters).map(([name, filter]) => [
    name,
    make(filter, name as JobFilterKey)
  ])
  return Object.fromEntries(entries) as Record<JobFilterKey, Made>
}

/** The values of each filter, as an address writes them. */
export const filterValues = ofEachFilter(({ values }) => values.map(String))

function provinceCodes(): [string, ...string[]] {
  const [first = '', ...others] = provinces.map(({ code }) => code).sort()
  return [first, ...others]
}

/** The values of the filters of a search. */
export type FilterValues = {
  [Name in JobFilterKey]?: FilterValue<(typeof jobFilters)[Name]> | undefined
}
type FilterValue<F extends Filter> = F extends { kind: 'one'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: 'several'; values: readonly (infer V)[] }
    ? readonly V[]
    : number

type Simple<T> = { [K in keyof T]: T[K] }
/** The value that a job holds for a term. */
export type TermValue<Row> = Row extends { kind: 'flag' }
  ? boolean
  : Row extends { kind: 'date' }
    ? string
    : Row extends { kind: 'number' }
      ? number
      : Row extends { kind: 'choice'; values: readonly (infer V)[] }
        ? V
        : Row extends { kind: 'several'; values: readonly (infer V)[] }
          ? V[]
          : Row extends { kind: 'group'; fields: infer F }
            ? Simple<
                {
                  -readonly [K in keyof F as F[K] extends { isRequired: true }
                    ? K
                    : never]: TermValue<F[K]>
                } & {
                  -readonly [K in keyof F as F[K] extends { isRequired: true } ? never : K]?:
                    | TermValue<F[K]>
                    | undefined
                }
              >
            : never
