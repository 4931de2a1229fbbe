import { describe, expect, test } from 'vitest'
import {
  type CandidateProfileEvent,
  candidateProfile
} from '#events/aggregates/candidate-profiles.ts'
import {
  activeUser,
  ana,
  deletedUser,
  luis,
  profilePublished,
  unknownUser,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { given } from '#test/events/given.ts'
import { profileRequest } from '#test/builders/api-fixtures.ts'
import * as decide from './decide.ts'

const owned = { id: 'one', userId: 'ana' }
const withdrawn: CandidateProfileEvent = { type: 'CandidateProfileWithdrawn', data: owned }
const notThere = 'Este perfil no existe'

describe('publishing a profile', () => {
  test('records the user as its owner', () => {
    given(candidateProfile)
      .when(state => decide.publishCandidateProfile(state, 'one', profileRequest, ana, activeUser))
      .yields(profilePublished)
  })

  test('is refused when the user’s account was deleted', () => {
    for (const gone of [deletedUser, unknownUser]) {
      given(candidateProfile)
        .when(state => decide.publishCandidateProfile(state, 'one', profileRequest, ana, gone))
        .refuses(401, 'Usuario no autenticado')
    }
  })

  test('is refused when the id is in use, or was', () => {
    for (const past of [[profilePublished], [profilePublished, withdrawn]]) {
      given(candidateProfile, ...past)
        .when(state =>
          decide.publishCandidateProfile(state, 'one', profileRequest, ana, activeUser)
        )
        .refuses(409, 'Este perfil ya existe')
    }
  })
})

describe('a candidate profile', () => {
  const older = { ...profileRequest, age: 29 }
  const { age: _, ...ageless } = profileRequest
  const revise =
    (by: typeof ana | typeof luis | typeof yeguada) =>
    (state: typeof candidateProfile.initialState) =>
      decide.reviseCandidateProfile(state, 'one', older, by)
  const withdraw =
    (by: typeof ana | typeof luis | typeof yeguada) =>
    (state: typeof candidateProfile.initialState) =>
      decide.withdrawCandidateProfile(state, 'one', by)

  test('is edited by its owner', () => {
    given(candidateProfile, profilePublished)
      .when(revise(ana))
      .yields({
        type: 'CandidateProfileRevised',
        data: owned,
        subject: 'ana',
        personal: { ...older, ageStated: true }
      })
  })

  test('without an age has the default, and says so', () => {
    given(candidateProfile, profilePublished)
      .when(state =>
        decide.reviseCandidateProfile(state, 'one', { ...ageless, age: undefined }, ana)
      )
      .yields({
        type: 'CandidateProfileRevised',
        data: owned,
        subject: 'ana',
        personal: { ...ageless, age: 25, ageStated: false }
      })
  })

  test('is withdrawn by its owner', () => {
    given(candidateProfile, profilePublished).when(withdraw(ana)).yields(withdrawn)
  })

  test.each([
    ['edited', revise],
    ['withdrawn', withdraw]
  ])('is not %s by another applicant or by an employer', (_, command) => {
    given(candidateProfile, profilePublished)
      .when(command(luis))
      .refuses(403, 'No tienes permiso para editar este perfil')
    given(candidateProfile, profilePublished)
      .when(command(yeguada))
      .refuses(403, 'Solo los candidatos pueden editar perfiles')
  })

  test.each([
    ['edited', revise],
    ['withdrawn', withdraw]
  ])('is not %s when it does not exist or was withdrawn', (_, command) => {
    given(candidateProfile).when(command(ana)).refuses(404, notThere)
    given(candidateProfile, profilePublished, withdrawn).when(command(ana)).refuses(404, notThere)
  })
})

describe('the content of a profile', () => {
  const publish = (changes: object) =>
    decide.publishCandidateProfile(
      candidateProfile.initialState,
      'one',
      { ...profileRequest, ...changes },
      ana,
      activeUser
    )

  test('keeps choices apart from texts, without empty lists', () => {
    expect(publish({ roles: ['groom'], titles: [], galope: 4, wantsHousing: false })).toEqual([
      {
        ...profilePublished,
        data: { ...owned, roles: ['groom'], galope: 4, wantsHousing: false }
      }
    ])
  })

  test('names its municipality, which has to exist', () => {
    expect(publish({ location: undefined, place: '40194' })).toMatchObject([
      { personal: { place: '40194', location: 'Segovia, Segovia' } }
    ])
    expect(() => publish({ place: '99999' })).toThrow(
      expect.objectContaining({
        message: 'El municipio no existe',
        errors: [expect.objectContaining({ field: 'place' })]
      })
    )
  })

  test('is a second one while the first is active', () => {
    expect(decide.candidateProfileUniqueViolations['candidate-profile']).toMatchObject({
      status: 409,
      message: 'Ya tienes un perfil activo. Elimínalo para crear otro.'
    })
  })
})

describe('a profile that the operator hides', () => {
  const note = { subject: 'ana', personal: { note: 'Pide dinero' } }
  const hidden: CandidateProfileEvent = {
    type: 'CandidateProfileHidden',
    data: { ...owned, reason: 'falso' },
    ...note
  }
  const shown: CandidateProfileEvent = { type: 'CandidateProfileShown', data: owned, ...note }
  const hide = (state: typeof candidateProfile.initialState) =>
    decide.hideCandidateProfile(state, 'one', { reason: 'falso', note: 'Pide dinero' })
  const show = (state: typeof candidateProfile.initialState) =>
    decide.showCandidateProfile(state, 'one', 'Pide dinero')

  test.each([
    ['is hidden', [profilePublished], hide, [hidden]],
    ['is hidden once', [profilePublished, hidden], hide, []],
    ['is hidden again', [profilePublished, hidden, shown], hide, [hidden]],
    ['is shown again', [profilePublished, hidden], show, [shown]],
    ['is shown once', [profilePublished, hidden, shown], show, []],
    ['is not hidden once it is gone', [profilePublished, withdrawn], hide, []],
    ['is not shown once it is gone', [profilePublished, hidden, withdrawn], show, []]
  ] as [
    string,
    CandidateProfileEvent[],
    (state: typeof candidateProfile.initialState) => CandidateProfileEvent[],
    CandidateProfileEvent[]
  ][])('%s', (_, past, command, events) => {
    given(candidateProfile, ...past)
      .when(command)
      .yields(...events)
  })
})
