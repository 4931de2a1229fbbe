import { availableNow, anyDistance } from '#events/job-content/vocabulary.ts'
import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { noChoice, yesChoice } from '#site/ui/forms/yes-no.ts'
import { readNumber, writeNumber } from '#site/ui/fields/number-text.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'

const listNames = ['roles', 'disciplines', 'carnes', 'titles', 'languages', 'knows'] as const
const flagNames = ['wantsHousing', 'hasHorse'] as const
const numberNames = ['galope', 'years'] as const

/** The terms of a profile as texts, one a field. */
export function termValues(profile: Partial<CandidateProfileResponse>): FormValues {
  const { place = '', radius = '', availableFrom = '' } = profile
  const isNow = availableFrom === availableNow
  return {
    ...{ place, radius: String(radius) },
    ...{ availableNow: isNow ? yesChoice : '', availableFrom: isNow ? '' : availableFrom },
    ...texts(numberNames, name => writeNumber(profile[name])),
    ...texts(listNames, name => profile[name]?.join(' ') ?? ''),
    ...texts(flagNames, name =>
      profile[name] === undefined ? '' : profile[name] ? yesChoice : noChoice
    )
  }
}

/** The terms that a request has; what is not said is left out. */
export function termRequest(values: FormValues): Record<string, unknown> {
  const { place, radius, availableFrom } = values
  const start = values['availableNow'] === yesChoice ? availableNow : availableFrom
  return {
    ...(place && { place }),
    ...(radius && { radius: radius === anyDistance ? radius : Number(radius) }),
    ...(start && { availableFrom: start }),
    ...said(numberNames, values, readNumber),
    ...said(listNames, values, text => text.split(' ')),
    ...said(flagNames, values, text => text === yesChoice)
  }
}

function texts<Name extends string>(names: readonly Name[], write: (name: Name) => string) {
  return Object.fromEntries(names.map(name => [name, write(name)]))
}

function said(names: readonly string[], values: FormValues, read: (text: string) => unknown) {
  const given = names.flatMap(name => (values[name]?.trim() ? [[name, read(values[name])]] : []))
  return Object.fromEntries(given)
}
