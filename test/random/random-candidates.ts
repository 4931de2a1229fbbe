import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { visibilities, type Visibility } from '#events/aggregates/candidate-visibility.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'

export const searchedEmployers = ['employer-0', 'employer-1', 'employer-2']
/** Words without an ending that the stemmer would take away; the first are frequent. */
export const searchedWords = ['brimot', 'calund', 'brimat', 'dostek', 'xurwig', 'zalmuk']
export const searchedRoles = ['groom', 'jinete', 'monitor'] as const
/** Jerez, Lebrija, Sevilla, Madrid. */
export const searchedPlaces = ['11020', '41053', '41091', '28079']

/** What a search should know of a candidate, and the events that say it. */
export interface RandomCandidate {
  id: string
  isListed: boolean
  age: number
  words: string[]
  roles: (typeof searchedRoles)[number][]
  galope: number
  wantsHousing: boolean
  place: string | undefined
  radius: 30 | 100 | 'cualquiera' | undefined
  visibleTo: Visibility
  blocked: string | undefined
  appliedTo: string | undefined
  published: DomainEvent
  /** What happened to the profile afterwards. */
  later: DomainEvent[]
}

export function createRandomCandidate(random: SeededRandom): RandomCandidate {
  const ids = { id: newId(), userId: newId() }
  const maybe = <T>(value: T, probability: number) =>
    random.withProbability(probability) ? value : undefined
  const terms = {
    roles: searchedRoles.filter(() => random.withProbability(0.3)),
    galope: random.between(1, 9),
    wantsHousing: random.withProbability(0.5),
    radius: random.pick([30, 100, 'cualquiera', undefined] as const)
  }
  const candidate = {
    id: ids.id,
    ...terms,
    age: random.withProbability(0.1) ? 16 : 30,
    words: [random.pickZipf(searchedWords), random.pickZipf(searchedWords)],
    place: maybe(random.pick(searchedPlaces), 0.8),
    visibleTo: maybe(random.pick(visibilities), 0.15) ?? ('everyone' as const),
    blocked: maybe(random.pick(searchedEmployers), 0.1),
    appliedTo: maybe(random.pick(searchedEmployers), 0.2)
  }
  const ending = maybe(random.pick(['withdrawn', 'hidden', 'shown', 'deleted', 'erased']), 0.12)
  return {
    ...candidate,
    isListed: ending === undefined || ending === 'shown',
    published: publishedEvent(ids, candidate, terms),
    later: [...choiceEvents(ids.userId, candidate), ...endEvents(ids, ending)]
  }
}

interface Ids {
  id: string
  userId: string
}
type Choices = Pick<RandomCandidate, 'visibleTo' | 'blocked' | 'appliedTo'>

function publishedEvent(
  ids: Ids,
  { age, words, place }: Pick<RandomCandidate, 'age' | 'words' | 'place'>,
  terms: object
): DomainEvent {
  const description = words.join(' y ')
  return {
    type: 'CandidateProfilePublished',
    data: { ...ids, ...terms },
    subject: ids.userId,
    personal: {
      fullName: 'Ana Robles',
      age,
      ageStated: true,
      contactPhone: '600000000',
      description,
      place
    }
  }
}

function choiceEvents(userId: string, { visibleTo, blocked, appliedTo }: Choices): DomainEvent[] {
  const changed = { type: 'ProfileVisibilityChanged', data: { id: userId, visibleTo } }
  const block = {
    type: 'EmployerBlocked',
    data: { id: newId(), userId },
    subject: userId,
    personal: { employerId: blocked }
  }
  const submitted = {
    type: 'ApplicationSubmitted',
    data: { id: newId(), jobId: newId(), employerId: appliedTo, applicantId: userId },
    subject: userId,
    personal: {
      coverLetter: 'Hola',
      applicantName: 'Ana',
      applicantEmail: 'ana@example.org',
      answers: []
    }
  }
  return [
    ...(visibleTo === 'everyone' ? [] : [changed]),
    ...(blocked ? [block] : []),
    ...(appliedTo ? [submitted] : [])
  ]
}

function endEvents({ id, userId }: Ids, ending: string | undefined): DomainEvent[] {
  const ids = { id, userId }
  const note = { subject: userId, personal: { note: '' } }
  const hidden = { type: 'CandidateProfileHidden', data: { ...ids, reason: 'otro' }, ...note }
  const deleted = {
    type: 'UserSoftDeleted',
    data: { id: userId, byAdmin: false },
    subject: userId,
    personal: { reason: '' }
  }
  switch (ending) {
    case 'withdrawn':
      return [{ type: 'CandidateProfileWithdrawn', data: ids }]
    case 'hidden':
      return [hidden]
    case 'shown':
      return [hidden, { type: 'CandidateProfileShown', data: ids, ...note }]
    case 'deleted':
      return [deleted]
    case 'erased':
      return [deleted, { type: 'UserErased', data: { id: userId } }]
    default:
      return []
  }
}
