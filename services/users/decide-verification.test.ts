import { describe, expect, test } from 'vitest'
import {
  employerVerification,
  type EmployerVerification,
  type EmployerVerificationEvent
} from '#events/aggregates/employer-verifications.ts'
import { type User, user, newUser } from '#events/aggregates/users.ts'
import { activeUser, deletedUser } from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import type { VerifyEmployer } from './verification-contract.ts'
import { markEmployerSeen, verifyEmployer } from './decide-verification.ts'

const data = { id: 'yeguada' }
const of = { data, subject: 'yeguada' }
const farm = { code: '40194', name: 'Segovia' }
const nothing = { web: null, farmName: null, farm: undefined }
const taxIdHash = 'hash of B12345674'
const taxIdChecked: EmployerVerificationEvent = {
  type: 'EmployerTaxIdChecked',
  ...of,
  personal: { taxIdHash }
}
const taxIdRemoved: EmployerVerificationEvent = { type: 'EmployerTaxIdRemoved', data }
const website = (name?: string): EmployerVerificationEvent => ({
  type: 'EmployerWebsiteGiven',
  ...of,
  personal: { website: name }
})
const farmDeclared = (place?: typeof farm): EmployerVerificationEvent => ({
  type: 'EmployerFarmDeclared',
  ...of,
  personal: place ? { place: place.code, name: place.name } : {}
})

const verify =
  (request: VerifyEmployer, known: Partial<Parameters<typeof verifyEmployer>[3]> = {}) =>
  (state: EmployerVerification) =>
    verifyEmployer(state, 'yeguada', request, { ...nothing, ...known })

describe('the verification of an employer', () => {
  const withTaxId = [taxIdChecked]
  test.each([
    ['a website', [], { web: 'soto.es' }, {}, [website('soto.es')]],
    ['the same website', [], { web: 'soto.es' }, { web: 'soto.es' }, []],
    ['no website any more', [], { web: null }, { web: 'soto.es' }, [website()]],
    ['a tax id', [], { taxId: 'B12345674' }, { taxIdHash }, [taxIdChecked]],
    ['a tax id again', withTaxId, { taxId: 'B12345674' }, {}, []],
    ['no tax id any more', withTaxId, { taxId: null }, {}, [taxIdRemoved]],
    ['no tax id where none was', [taxIdChecked, taxIdRemoved], { taxId: null }, {}, []],
    ['a tax id left as it is', withTaxId, {}, {}, []],
    ['a farm', [], { farmCode: 'ES401940000001' }, { farm }, [farmDeclared(farm)]],
    ['the same farm', [], { farmCode: 'ES401940000001' }, { farm, farmName: 'Segovia' }, []],
    ['no farm any more', [], { farmCode: null }, { farmName: 'Segovia' }, [farmDeclared()]],
    ['no farm where none was', [], { farmCode: null }, {}, []],
    ['a farm left as it is', [], {}, { farmName: 'Segovia' }, []],
    [
      'all at once',
      [],
      { web: 'soto.es', taxId: 'B12345674', farmCode: 'ES1' },
      { farm, taxIdHash },
      [website('soto.es'), taxIdChecked, farmDeclared(farm)]
    ]
  ] as [
    string,
    EmployerVerificationEvent[],
    VerifyEmployer,
    Partial<Parameters<typeof verifyEmployer>[3]>,
    EmployerVerificationEvent[]
  ][])('records %s', (_, past, request, known, events) => {
    given(employerVerification, ...past)
      .when(verify(request, known))
      .yields(...events)
  })

  test('refuses the domain of a mail service, and a farm code of no municipality', () => {
    const failure = (request: VerifyEmployer) => () =>
      verify(request)(employerVerification.initialState)
    expect(failure({ web: 'gmail.com' })).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'gmail.com es un servicio de correo: escribe la web de tu centro',
        errors: [expect.objectContaining({ field: 'web' })]
      })
    )
    expect(failure({ farmCode: 'ES990000000001' })).toThrow(
      expect.objectContaining({
        message: 'Las cinco cifras tras «ES» no son las de ningún municipio',
        errors: [expect.objectContaining({ field: 'farmCode' })]
      })
    )
  })
})

describe('the mark that the operator has seen an employer', () => {
  const seen: EmployerVerificationEvent = { type: 'EmployerSeen', data }
  const unseen: EmployerVerificationEvent = { type: 'EmployerSeenUndone', data }
  const mark =
    (isSeen: boolean, employer: User = activeUser) =>
    (state: EmployerVerification) =>
      markEmployerSeen(state, 'yeguada', isSeen, employer)

  test('is recorded once, and undone once', () => {
    given(employerVerification).when(mark(true)).yields(seen)
    given(employerVerification, seen).when(mark(true)).yields()
    given(employerVerification, seen).when(mark(false)).yields(unseen)
    given(employerVerification, seen, unseen).when(mark(false)).yields()
  })

  test.each([
    ['an applicant', newUser('applicant')],
    ['a deleted account', deletedUser],
    ['no account', stateAfter(user)]
  ])('is refused for %s', (_, account) => {
    given(employerVerification)
      .when(mark(true, account))
      .refuses(404, 'No hay ninguna empresa con este identificador')
  })
})
