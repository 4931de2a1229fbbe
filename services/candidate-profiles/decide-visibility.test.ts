import { day } from '#events/units.ts'
import { describe, expect, test } from 'vitest'
import {
  type CandidateProfileEvent,
  candidateProfile
} from '#events/aggregates/candidate-profiles.ts'
import {
  candidateVisibility,
  type CandidateVisibilityEvent
} from '#events/aggregates/candidate-visibility.ts'
import { newUser } from '#events/aggregates/users.ts'
import {
  activeUser,
  ana,
  deletedUser,
  picadero,
  profilePublished,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { testTime } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import * as decide from './decide-visibility.ts'

const owned = { id: 'one', userId: 'ana' }
const later = (milliseconds: number) => new Date(Date.parse(testTime) + milliseconds)

describe('the contact of a profile', () => {
  const hidden: CandidateProfileEvent = {
    type: 'CandidateProfileHidden',
    data: { ...owned, reason: 'falso' },
    subject: 'ana',
    personal: {}
  }
  const releasedTo = (employerId: string): CandidateProfileEvent => ({
    type: 'ContactReleased',
    data: { ...owned, employerId }
  })
  const release =
    (now: Date, by: typeof yeguada | typeof picadero = yeguada) =>
    (state: typeof candidateProfile.initialState) =>
      decide.releaseContact(state, 'one', by, now)

  test('is recorded once a day for each employer', () => {
    given(candidateProfile, profilePublished)
      .when(release(later(0)))
      .yields(releasedTo('yeguada'))
    const past = [profilePublished, releasedTo('yeguada')]
    given(candidateProfile, ...past)
      .when(release(later(day - 1)))
      .yields()
    given(candidateProfile, ...past)
      .when(release(later(day)))
      .yields(releasedTo('yeguada'))
    given(candidateProfile, ...past)
      .when(release(later(0), picadero))
      .yields(releasedTo('picadero'))
  })

  test('is not shown of a profile that is hidden, or does not exist', () => {
    given(candidateProfile, profilePublished, hidden)
      .when(release(later(0)))
      .refuses(404, 'Hemos retirado este perfil.')
    given(candidateProfile)
      .when(release(later(0)))
      .refuses(404, 'Este perfil no existe')
  })
})

test('who sees a profile is recorded when it changes', () => {
  const changed: CandidateVisibilityEvent = {
    type: 'ProfileVisibilityChanged',
    data: { id: 'ana', visibleTo: 'nobody' }
  }
  const change = (state: typeof candidateVisibility.initialState) =>
    decide.changeVisibility(state, ana, { visibleTo: 'nobody' })
  given(candidateVisibility).when(change).yields(changed)
  given(candidateVisibility, changed).when(change).yields()
})

describe('hiding from employers', () => {
  const blocked = (personal: { employerId: string } | { text: string }, id = 'one') =>
    ({
      type: 'EmployerBlocked',
      data: { id, userId: 'ana' },
      subject: 'ana',
      personal
    }) satisfies CandidateVisibilityEvent
  const unblocked: CandidateVisibilityEvent = { type: 'EmployerUnblocked', data: owned }
  const byId = { employerId: 'yeguada' }
  const byWords = { text: 'del Soto' }
  const block =
    (request: typeof byId | typeof byWords, employer = activeUser, isKnown = false) =>
    (state: typeof candidateVisibility.initialState) =>
      decide.blockEmployer(state, 'one', request, ana, { employer, isKnown })
  const blocks = (count: number) =>
    Array.from({ length: count }, (_, index) => blocked(byWords, `block-${index}`))

  test('keeps whom the candidate names where an erasure reaches it', () => {
    given(candidateVisibility).when(block(byId)).yields(blocked(byId))
    given(candidateVisibility).when(block(byWords, deletedUser)).yields(blocked(byWords))
  })

  test('is possible fifty times, and changes nothing when it is repeated', () => {
    given(candidateVisibility, ...blocks(49))
      .when(block(byId))
      .yields(blocked(byId))
    given(candidateVisibility, ...blocks(50))
      .when(block(byId))
      .refuses(409, 'Puedes ocultarte de 50 empresas o lugares como máximo.')
    given(candidateVisibility, ...blocks(50))
      .when(block(byId, activeUser, true))
      .yields()
  })

  test.each([
    ['an applicant', newUser('applicant')],
    ['a deleted account', deletedUser]
  ])('is refused for %s', (_, account) => {
    given(candidateVisibility).when(block(byId, account)).refuses(404, 'Esta empresa no existe')
  })

  test('is undone once', () => {
    const unblock = (state: typeof candidateVisibility.initialState) =>
      decide.unblockEmployer(state, 'one', ana)
    given(candidateVisibility, blocked(byId)).when(unblock).yields(unblocked)
    given(candidateVisibility, blocked(byId), unblocked).when(unblock).yields()
    given(candidateVisibility, ...blocks(2), blocked(byId), unblocked)
      .when(block(byId))
      .yields(blocked(byId))
  })

  test('leaves the other employers hidden from', () => {
    const { blocks: left } = [...blocks(2), blocked(byId), unblocked].reduce(
      (state, event) => candidateVisibility.evolve(state, { ...event, at: testTime }),
      candidateVisibility.initialState
    )
    expect(left).toEqual(['block-0', 'block-1'])
  })
})
