import { distanceKm } from '#events/places/shared/distance.ts'
import { hasRoomForHorse, keysOf, ownHorseKey } from '#events/job-content/asks.ts'
import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import { isTown, placeIndex } from '#events/places/place-index.ts'
import { placeOfAd } from '#events/places/resolve-place.ts'
import type { ApplicantSummary, ApplicationView } from '#projections/applications/view.ts'
import type { ComparedProfile } from '#projections/candidate-profiles/contacts.ts'
import { provinceText } from '#projections/candidate-profiles/visible-fields.ts'
import type { JobCard } from '#projections/jobs/tables/view.ts'
import { answeredText, answerText } from './shared/own-answers.ts'
import { judgeAsks } from '#services/jobs/shared/job-match.ts'
import { longDate } from '#services/platform/shared/formats.ts'

type Application = Pick<
  ApplicationView,
  'answers' | 'startsOn' | 'needsHousing' | 'place' | 'placeName'
>

/**
 * Compares what an applicant says with a job: the application first, then the profile. For a minor the place of the profile is
 * the province alone. Null where neither says anything.
 */
export function summarizeApplicant(
  application: Application,
  profile: ComparedProfile | undefined,
  job: JobCard | undefined
): ApplicantSummary | null {
  if (!profile && !saysAnything(application)) return null
  const terms = profile?.terms ?? {}
  return {
    ...placeOf(application, profile, job),
    asks: job ? judgeAsks(job, terms, application.answers) : [],
    others: [...notAsked(application, job ?? {}), ...othersOf(application, terms, job ?? {})]
  }
}

const saysAnything = ({ answers, startsOn, needsHousing, place }: Application) =>
  answers.length > 0 || startsOn !== null || needsHousing !== null || place !== null

function placeOf(
  { place, placeName }: Application,
  profile: ComparedProfile | undefined,
  job: JobCard | undefined
): Pick<ApplicantSummary, 'location' | 'distanceKm'> {
  const distance = (from: string | null | undefined) => (job && from ? distanceTo(from, job) : null)
  if (place) return { location: placeName, distanceKm: distance(place) }
  if (profile?.isMinor) return { location: provinceText(profile), distanceKm: null }
  return { location: profile?.location ?? null, distanceKm: distance(profile?.place) }
}

function distanceTo(municipality: string, job: JobCard): number | null {
  const home = placeIndex().byCode.get(municipality)
  const place = placeOfAd(job)
  if (!home || !place || !isTown(place)) return null
  return Math.round(distanceKm(placeIndex().byCode.get(place.code) ?? place, home))
}

/** What the ad speaks of besides its requirements, and what is said without it. */
function othersOf(
  { answers, startsOn, needsHousing }: Application,
  { availableFrom, wantsHousing, hasHorse }: CandidateTerms,
  job: Pick<JobCard, 'start' | 'housing' | 'ownHorse'>
): ApplicantSummary['others'] {
  const horse = answers.find(({ ask }) => ask === ownHorseKey)?.value
  const hasHousing = job.housing !== undefined && job.housing.kind !== 'no'
  const rows = [
    { text: 'Puede empezar', stated: dateText(startsOn ?? availableFrom), isOf: !!job.start },
    {
      text: 'Necesita vivienda',
      stated: yesNo(needsHousing ?? wantsHousing),
      isOf: hasHousing
    },
    {
      text: 'Trae caballo',
      stated: yesNo(horse === undefined ? hasHorse : horse === 'si'),
      isOf: hasRoomForHorse(job)
    }
  ]
  return rows
    .filter(({ stated, isOf }) => stated || isOf)
    .map(({ text, stated }) => ({ text, stated }))
}

/** Answers to what the ad no longer asks. */
function notAsked(
  { answers }: Application,
  job: Pick<JobCard, 'asks' | 'ownHorse'>
): ApplicantSummary['others'] {
  const asked = [...keysOf(job), ownHorseKey]
  return answers
    .filter(({ ask }) => !asked.includes(ask))
    .map(({ ask, value }) => ({ text: answeredText(ask), stated: answerText(value) }))
}

const yesNo = (said: boolean | undefined) => (said === undefined ? '' : said ? 'Sí' : 'No')

const dateText = (start: string | undefined) =>
  start ? (start === availableNow ? 'Ya' : longDate(start)) : ''
