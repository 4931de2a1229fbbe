import { askKey, ownHorseKey, yearsKey } from '#events/job-content/asks.ts'
import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import { metByProfile } from '#services/jobs/shared/job-match.ts'
import { answerField, writeSaid } from './application-form.ts'

type Profile = CandidateTerms & { place?: string | undefined; location?: string | null }

/** The fields that a profile fills in of the form for applying: only what it states, and what the form asks. */
export function profileAnswers(
  { asks = [], housing }: JobTerms,
  profile: Profile,
  { names, today }: { names: readonly string[]; today: string }
): Record<string, string> {
  const { years, hasHorse, wantsHousing, availableFrom, place, location } = profile
  const answers = [
    ...asks
      .filter(ask => ask.what !== yearsKey && metByProfile(ask, profile) === 'si')
      .map(ask => ({ ask: askKey(ask), value: 'si' as const })),
    ...(years === undefined ? [] : [{ ask: yearsKey, value: years }]),
    ...(hasHorse === undefined
      ? []
      : [{ ask: ownHorseKey, value: hasHorse ? ('si' as const) : ('no' as const) }])
  ]
  return writeSaid({
    answers: answers.filter(({ ask }) => names.includes(answerField(ask))),
    startsOn: availableFrom && availableFrom <= today ? availableNow : availableFrom,
    needsHousing: housing && housing.kind !== 'no' ? wantsHousing : undefined,
    place,
    placeName: location
  })
}
