import { describe, expect, test } from 'vitest'
import { PostJob, ReviseJob } from '#services/jobs/posting/contract.ts'
import { DraftJob } from '#services/jobs/drafts/contract.ts'
import { jobRequest, jobTermsRequest } from '#test/builders/api-fixtures.ts'
import { parseOrUndefined } from '#test/board/contract-parsing.ts'
import type { CurrentUser, JobDraftResponse, JobResponse } from '#site/lib/api.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import {
  payInAd,
  payLater,
  jobFormValues,
  newJobValues,
  toDraftContent,
  toJobRequest,
  toJobRevision,
  withAccountContact
} from './job-form-values.ts'
import { readNumber, readAmounts } from '#site/ui/fields/number-text.ts'

const full = { ...jobRequest, ...jobTermsRequest } as unknown as JobResponse
const plain = jobRequest as unknown as JobResponse

describe('the fields of a job', () => {
  test('of a new one come from the account', () => {
    const account = { fullName: 'Yeguada Soto', location: 'Soria', phone: null, email: 'a@b.es' }
    const contact = { companyName: 'Yeguada Soto', location: 'Soria', contactEmail: 'a@b.es' }
    const of = (user: object) => newJobValues(user as CurrentUser)
    expect(of(account)).toMatchObject({ ...contact, contactPhone: '' })
    expect(of({ ...account, phone: '612 345 678' })).toMatchObject({ contactPhone: '612 345 678' })
  })

  test('stand in the order of the form, in which errors are listed', () => {
    const names = Object.keys(newJobValues({ fullName: 'A', email: 'a@b.es' } as CurrentUser))
    const some = [
      'title',
      'description',
      'details',
      'pay.min',
      'hours.week',
      'location',
      'contactPhone'
    ]
    expect(names.filter(name => some.includes(name))).toEqual(some)
  })

  test('give back every term that the job has', () => {
    expect(parseOrUndefined(PostJob, toJobRequest(jobFormValues(full)))).toEqual(full)
  })

  test('give back what each photo shows', () => {
    const photos = ['/photos/a.webp', '/photos/b.webp', '/photos/c.webp']
    const shown = { ...full, photos, photoSubjects: ['vivienda', null, 'centro'] } as JobResponse
    const { photos: sent } = toJobRequest(jobFormValues(shown))
    expect(sent).toEqual([
      { path: '/photos/a.webp', of: 'vivienda' },
      { path: '/photos/b.webp' },
      { path: '/photos/c.webp', of: 'centro' }
    ])
    const draft = { ...shown, id: 'd', savedAt: '' } as unknown as JobDraftResponse
    expect(toDraftContent(jobFormValues(draft))).toMatchObject({ photos: sent })
    const initial = jobFormValues(shown)
    expect(toJobRevision({ ...initial, title: 'Otro título' }, initial)).not.toHaveProperty(
      'photos'
    )
    const said = { ...initial, photos: '/photos/a.webp#caballos /photos/b.webp#piscina' }
    expect(toJobRevision(said, initial)).toEqual({
      photos: [{ path: '/photos/a.webp', of: 'caballos' }, { path: '/photos/b.webp' }]
    })
  })

  test('give the request of the specification when nothing more is said', () => {
    expect(toJobRequest(jobFormValues(plain))).toEqual(plain)
  })

  test('send no amount that the ad does not state', () => {
    const values = { ...jobFormValues(full), 'pay.when': '' }
    expect(toJobRequest(values)).not.toHaveProperty('pay')
    const later = { ...values, 'pay.when': payLater }
    expect(toJobRequest(later)).toMatchObject({ pay: { disclosed: 'antes-de-la-entrevista' } })
  })

  test('send no details of a housing that is not offered', () => {
    const values = { ...jobFormValues(full), 'housing.kind': 'no' }
    expect(toJobRequest(values)).toMatchObject({ housing: { kind: 'no' } })
    expect(toJobRequest(values)['housing']).toEqual({ kind: 'no' })
  })
})

describe('a draft', () => {
  const reopened = (values: FormValues) => {
    const content = parseOrUndefined(DraftJob, JSON.parse(JSON.stringify(toDraftContent(values))))
    return jobFormValues((content ?? {}) as unknown as JobDraftResponse)
  }
  const values = {
    ...jobFormValues(full),
    'hours.week': 'cuarenta',
    'pay.min': '',
    'pay.max': 'mil y pico',
    boxes: '0'
  }

  test('is opened as it was left, with what is no number and pay without an amount', () => {
    expect(reopened(values)).toEqual(values)
    const unpaid = { ...values, 'pay.max': '', 'pay.extras': '', 'pay.payments': '' }
    expect(reopened(unpaid)).toEqual(unpaid)
    const later = { ...jobFormValues({}), 'pay.when': payLater }
    expect(reopened(later)).toEqual(later)
    expect(reopened(jobFormValues({}))).toEqual(jobFormValues({}))
  })

  test('of another program is opened with what the form can show', () => {
    const odd = { role: ['mozo'], pay: 5, hours: 'x', asks: [{ what: 'galope' }, 7], boxes: {} }
    expect(jobFormValues(odd as unknown as JobDraftResponse)).toEqual(jobFormValues({}))
  })
})

describe('an edit', () => {
  const initial = jobFormValues(full)

  test('sends nothing when nothing has changed', () => {
    expect(toJobRevision(initial, initial)).toEqual({})
  })

  test('of a job that expired long ago begins with the contact of the account, and sends it', () => {
    const old = jobFormValues({ ...plain, contactPhone: '', contactEmail: '' })
    const account = { fullName: 'Otra', location: 'Soria', phone: '612 345 678', email: 'a@b.es' }
    const filled = withAccountContact(old, account as CurrentUser)
    expect(filled).toMatchObject({ companyName: plain.companyName, title: plain.title })
    const contact = { contactPhone: '612 345 678', contactEmail: 'a@b.es' }
    expect(toJobRevision(filled, old)).toEqual(contact)
    expect(withAccountContact(initial, account as CurrentUser)).toEqual(initial)
  })

  test('sends what changed, and null for what was emptied', () => {
    const values = {
      ...initial,
      title: 'Otro título',
      requirements: '',
      role: '',
      'pay.when': '',
      'hours.week': '30',
      'asks.1': ''
    }
    const revision = toJobRevision(values, initial)
    expect(revision).toEqual({
      title: 'Otro título',
      role: null,
      pay: null,
      hours: { ...jobTermsRequest.hours, week: 30 },
      asks: [jobTermsRequest.asks[0], jobTermsRequest.asks[2]]
    })
    expect(parseOrUndefined(ReviseJob, revision)).toEqual(revision)
  })

  test('sends an emptied title, which is refused', () => {
    const revision = toJobRevision({ ...initial, title: '' }, initial)
    expect(revision).toEqual({ title: '' })
    expect(parseOrUndefined(ReviseJob, revision)).toBeUndefined()
  })
})

describe('a typed number', () => {
  test.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1.250,50', 1250.5],
    ['915,75', 915.75],
    ['11.5', 11.5],
    [' 1 250 € ', 1250],
    ['1500 euros', 1500],
    ['1.300 €/mes', 1300],
    ['1.300 euros al mes', 1300],
    ['40 h', 40],
    ['37,5 horas a la semana', 37.5],
    ['40 caballos', Number.NaN],
    ['mil', Number.NaN],
    ['', Number.NaN],
    ['1,2,3', Number.NaN]
  ])('«%s» is %d', (text, value) => expect(readNumber(text)).toBe(value))
})

describe('a typed range', () => {
  test.each([
    ['1.300-1.500', [1300, 1500]],
    ['1300 – 1500 €', [1300, 1500]],
    ['de 1.300 a 1.500 euros', [1300, 1500]],
    ['entre 18 y 20 €/hora', [18, 20]],
    ['1.300', undefined],
    ['a convenir', undefined]
  ])('«%s» is %j', (text, range) => expect(readAmounts(text)).toEqual(range))

  test('of pay in its first field is both amounts of the request, unless the second says another', () => {
    const typed = { 'pay.when': payInAd, 'pay.min': '1.300-1.500 €', 'pay.period': 'mes' }
    expect(toJobRequest(typed)).toMatchObject({ pay: { min: 1300, max: 1500 } })
    expect(toJobRequest({ ...typed, 'pay.max': '1400' })).toMatchObject({
      pay: { min: Number.NaN, max: 1400 }
    })
  })
})
