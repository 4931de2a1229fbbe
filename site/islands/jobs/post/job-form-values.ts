import { type FieldRow, termFields } from '#events/job-content/job-terms.ts'
import { payDisclosedLater } from '#events/job-content/vocabulary.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { CurrentUser, JobDraftResponse, JobResponse } from '#site/lib/api.ts'
import type { FormFieldError } from '#site/ui/forms/form-validation.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { noChoice, yesChoice } from '#site/ui/forms/yes-no.ts'
import { photosOf } from '#services/jobs/shared/photos.ts'
import { inFormOrder } from './job-field-order.ts'
import { photosName, readPhotos, writePhotos } from './photo-values.ts'
import { readNumber, readAmounts, writeNumber } from '#site/ui/fields/number-text.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

const textNames = ['title', 'jobType', 'experience', 'description', 'requirements'] as const
const contactNames = ['companyName', 'location', 'contactPhone', 'contactEmail'] as const
const termsOf = (...kinds: FieldRow['kind'][]) =>
  termFields.filter(([, { kind }]) => kinds.includes(kind)).map(([path]) => path)
const numberNames = ['pay.min', 'pay.max', 'pay.payments', ...termsOf('number')]
const flagNames = termsOf('flag')
const listNames = ['pay.extras', ...termsOf('several')]
const otherNames = ['details', 'place', 'pay.period', ...termsOf('choice', 'date')]

/** The values of `pay.when`, which is empty until one is chosen. An ad that is sent without a choice tells the pay later. */
export const payInAd = 'anuncio'
export const payLater = 'entrevista'

/** The checkbox of an employer whose account has no phone or place yet: stores those of this job there. */
export const keepContactName = 'keepContact'

/** The fields of a new job. */
export function newJobValues({ fullName, location, phone, email }: CurrentUser): FormValues {
  return {
    ...jobFormValues({}),
    companyName: fullName,
    location: location ?? '',
    contactPhone: phone ?? '',
    contactEmail: shownEmail(email),
    ...(!(phone && location) && { [keepContactName]: '' })
  }
}

/** A job as texts, one a field; `pay.min` is a field of `pay`. */
export function jobFormValues(job: Partial<JobResponse> | JobDraftResponse): FormValues {
  const texts = [...textNames, ...otherNames, ...contactNames].map(name => [
    name,
    textOf(readPath(job, name))
  ])
  const email = ['contactEmail', shownEmail(job.contactEmail ?? '')]
  const numbers = numberNames.map(name => [name, numberText(readPath(job, name))])
  const flags = flagNames.map(name => [name, flagText(readPath(job, name))])
  const lists = listNames.map(name => [name, listText(readPath(job, name))])
  const values: FormValues = Object.fromEntries([...texts, email, ...numbers, ...flags, ...lists])
  return inFormOrder({
    ...values,
    [photosName]: writePhotos(photosOf(job) ?? []),
    'pay.when': whenPayIsTold(job.pay),
    'pay.period': values['pay.period'] || 'mes',
    asks: '',
    ...Object.fromEntries(asksOf(job).map((ask, index) => [`asks.${index}`, askValue(ask)]))
  })
}

/** A draft may say that the ad states the pay, and no amount yet. */
function whenPayIsTold(pay: unknown): string {
  if (typeof pay !== 'object' || pay === null) return ''
  return 'disclosed' in pay ? payLater : payInAd
}

/** Neither is chosen at first: both are asked for before the last step. */
export const askWhenPayIsTold = (values: FormValues): FormFieldError[] =>
  values['pay.when']
    ? []
    : [
        {
          field: 'pay.when',
          message: 'Di si pones el sueldo en el anuncio, o lo dices antes de la entrevista'
        }
      ]

/** The complete ones: a draft may hold anything. */
function asksOf({ asks }: { asks?: unknown }): JobAsk[] {
  const listed = Array.isArray(asks) ? asks : []
  return listed.filter(ask => [ask?.what, ask?.weight].every(part => typeof part === 'string'))
}

/** The account fills in the contact that a draft, or a job that expired long ago, lacks. */
export function withAccountContact(values: FormValues, user: CurrentUser): FormValues {
  const said = Object.entries(values).filter(([, value]) => value)
  return { ...newJobValues(user), ...Object.fromEntries(said) }
}

/** The fields of a copy: a date that has passed by then is left out. */
export function copiedJobValues(job: JobResponse, now: Date): FormValues {
  const today = now.toISOString().slice(0, 10)
  const values = jobFormValues(job)
  const dates = ['start.date', 'start.until'].filter(name => (values[name] ?? '') < today)
  return { ...values, ...Object.fromEntries(dates.map(name => [name, ''])) }
}

export type JobAsk = NonNullable<JobTerms['asks']>[number]

/** An ask as the value of one field: «galope 4 imprescindible». */
export function askValue({ what, level, weight }: JobAsk): string {
  return `${what} ${level ?? ''} ${weight}`
}

/** The values of the fields `asks.0`, `asks.1` and so on. */
export function askValues(values: FormValues): string[] {
  return Object.keys(values)
    .filter(name => /^asks\.\d+$/.test(name))
    .sort((a, b) => Number(a.slice(5)) - Number(b.slice(5)))
    .map(name => values[name] ?? '')
    .filter(Boolean)
}

/** The parts of an ask, as the request has them. */
export function readAsk(value: string): JobAsk {
  const [what, level, weight] = value.split(' ')
  const isNumber = what === 'galope' || what === 'anos'
  return { what, ...(level && { level: isNumber ? Number(level) : level }), weight } as JobAsk
}

/** The request that the contract checks; empty fields are left out. */
export function toJobRequest(
  values: FormValues,
  readTyped: (text: string) => unknown = readNumber
): Record<string, unknown> {
  const request: Record<string, unknown> = {}
  for (const name of [...textNames, ...otherNames, ...contactNames]) {
    const text = values[name] ?? ''
    if (text || isRequired(name)) writePath(request, name, text)
  }
  for (const [name, typed] of typedNumbers(values)) writePath(request, name, readTyped(typed))
  for (const name of flagNames) {
    if (values[name]) writePath(request, name, values[name] === yesChoice)
  }
  for (const name of listNames) {
    if (values[name]) writePath(request, name, values[name].split(' '))
  }
  const asks = askValues(values).map(readAsk)
  const photos = readPhotos(values[photosName])
  const lists = { ...(photos.length && { photos }), ...(asks.length && { asks }) }
  return withoutUnsaid({ ...request, ...lists }, values)
}

/** The numbers that are filled in; a range of pay typed into the first field becomes two. */
function typedNumbers(values: FormValues): [name: string, typed: string][] {
  const typed = numberNames.flatMap(name => {
    const text = values[name]?.trim()
    return text ? [[name, text] as [string, string]] : []
  })
  const range = values['pay.max']?.trim() ? undefined : readAmounts(values['pay.min'] ?? '')
  if (!range) return typed
  const [min, max] = range.map(writeNumber) as [string, string]
  const others = typed.filter(([name]) => name !== 'pay.min')
  return [...others, ['pay.min', min], ['pay.max', max]]
}

/** The fields that are filled in; a number that cannot be read stays as it was typed. */
export function toDraftContent(values: FormValues): Record<string, unknown> {
  const { pay, ...content } = toJobRequest(values, readNumberOrText)
  const { min, ...otherPay } = (pay ?? {}) as { min?: unknown }
  return { ...content, ...(pay !== undefined && { pay: Number.isNaN(min) ? otherPay : pay }) }
}

function readNumberOrText(typed: string): number | string {
  const number = readNumber(typed)
  return Number.isNaN(number) ? typed : number
}

const isRequired = (name: string) =>
  name !== 'experience' &&
  name !== 'requirements' &&
  [...textNames, ...contactNames].some(known => known === name)

/** Drops the amount when the ad says it later or neither is chosen, the details of housing that is not offered, and the date beside «ya». */
function withoutUnsaid(
  { pay, housing, start, ...request }: Record<string, unknown>,
  values: FormValues
): Record<string, unknown> {
  const kind = values['housing.kind']
  return {
    ...request,
    ...(values['pay.when'] === payInAd && { pay: payOf(pay, values) }),
    ...(values['pay.when'] === payLater && { pay: { disclosed: payDisclosedLater } }),
    ...(kind && { housing: kind === 'no' ? { kind } : housing }),
    ...(start !== undefined && { start: startOf(start as object) })
  }
}

function startOf(start: object): object {
  const { date, ...others } = start as { date?: string; now?: boolean }
  return others.now ? others : { ...others, ...(date && { date }) }
}

function payOf(pay: unknown, values: FormValues): unknown {
  const range = { min: Number.NaN, ...(pay as object) }
  if (values['pay.period'] === 'mes') return range
  const { payments: _, ...others } = range as { payments?: number }
  return others
}

/** The changes of an edit: fields that were emptied are null. */
export function toJobRevision(values: FormValues, initial: FormValues): Record<string, unknown> {
  const before = toJobRequest(initial)
  const now = toJobRequest(values)
  const changed = Object.keys({ ...before, ...now }).filter(
    name => JSON.stringify(now[name]) !== JSON.stringify(before[name])
  )
  return Object.fromEntries(changed.map(name => [name, now[name] ?? null]))
}

function readPath(job: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], job)
}

function writePath(request: Record<string, unknown>, name: string, value: unknown): void {
  const [group = '', key] = name.split('.')
  request[group] = key ? { ...(request[group] as object | undefined), [key]: value } : value
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberText = (value: unknown) => textOf(value) || writeNumber(value)
const flagText = (value: unknown) => (value === true ? yesChoice : value === false ? noChoice : '')
const listText = (value: unknown) => (Array.isArray(value) ? value.join(' ') : '')
