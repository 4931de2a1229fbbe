import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { jobFilters } from '#events/job-content/job-terms.ts'
import { answeredText } from '#services/applications/shared/own-answers.ts'
import { noSourcesPolicy } from '#services/platform/http/responses/security-headers.ts'
import { address } from '#services/platform/http/responses/person-parts.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import {
  askLabels,
  centreTypeLabels,
  contactWayLabels,
  contractLabels,
  disciplineLabels,
  experienceLabels,
  facilityLabels,
  housingCostLabels,
  housingLabels,
  jobTypeLabels,
  languageLabels,
  mailKindLabels,
  mailStateLabels,
  outcomeTitles,
  ownDataFields,
  ownDataSections,
  ownDataValues,
  ownDataWords,
  ownHorseLabels,
  payExtraLabels,
  payPeriodLabels,
  photoSubjectLabels,
  roleLabels,
  speech,
  termNames,
  titleLabels,
  weekendLabels,
  weightLabels
} from '#services/words/words.ts'
import type { GuestData, OwnData } from './view.ts'

const style = `:root{color-scheme:light dark}body{background:Canvas;color:CanvasText;max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
section{margin-top:2.5rem}dl{border-top:1px solid;padding-top:1rem;display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem}
dt{opacity:.75;overflow-wrap:anywhere}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Policy of the served page, which has nothing but its own style. */
export const ownDataPolicy = `${noSourcesPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The data as a page that opens in any browser, without a connection. */
export async function ownDataPage(data: OwnData | GuestData, about = aboutFile()): Promise<string> {
  const parts = sectionsOf(data).map(
    ({ title, records }) => html`<section><h2>${title}</h2>
${records.length ? records.map(recordPart) : html`<p>${ownDataWords.nothing}</p>`}</section>
`
  )
  const page = await html`<!doctype html>
<html lang="${speech.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${ownDataWords.title}</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head>
<body><main><h1>${ownDataWords.title}</h1>
<p>${ownDataWords.about(longDate(data.madeAt))} ${raw(about)}</p>
${parts}</main></body></html>
`
  return page.toString()
}

const aboutFile = () => ownDataWords.aboutFile(ownDataWords.dataFile)

interface Section {
  key: string
  title: string
  records: object[]
}

function sectionsOf(data: OwnData | GuestData): Section[] {
  const known = Object.entries(ownDataSections).filter(([key]) => key in data)
  return known.map(([key, title]) => {
    const value = data[key as keyof typeof data]
    const records = (Array.isArray(value) ? value : value ? [value] : []) as object[]
    return { key, title, records }
  })
}

/** Parts of a page of the site for a guest; what only programs understand is folded. */
export function guestDataParts(data: GuestData) {
  const filled = sectionsOf(data).filter(({ records }) => records.length)
  const parts = filled.map(
    ({
      key,
      title,
      records
    }) => html`<section class="section" id="${key}" aria-labelledby="t-${key}">
      <div class="head"><h2 id="t-${key}">${title}</h2></div>
      ${key === 'mail' ? mailList(records) : partOf(key, records)}
    </section>`
  )
  const links = filled.map(
    ({ key, title }) => html`<a href="#${key}">${titleInRail(key) ?? title}</a>`
  )
  return {
    madeAt: longDate(data.madeAt),
    links: String(html`${links}`),
    sections: String(html`${parts}`)
  }
}

/** Short titles for the rail. */
function titleInRail(key: string): string | undefined {
  if (key === 'mail') return ownDataWords.mails
  return key === 'history' ? ownDataWords.noted : undefined
}

function mailList(records: object[]) {
  const rows = records.map(record => {
    const { kind = '', state, writtenAt = '' } = record as Record<string, string>
    const note = state === 'sent' ? '' : valueText(state, 'state')
    return html`<li><div class="item-body"><p class="item-title plain">${valueText(kind, 'kind')}</p>${note && html` <p class="meta">${note}</p>`}</div> <div class="end below"><span class="when">${longDate(writtenAt)}</span></div></li>`
  })
  return html`<ul class="box items">${rows}</ul>`
}

function partOf(key: string, records: object[]) {
  const boxes = records.map(boxOf)
  return key === 'history'
    ? foldOf(ownDataWords.seeNoted, html`<div class="stack">${boxes}</div>`)
    : boxes
}

function boxOf(record: object) {
  const { numbers = [], facts = [] } = Object.groupBy(fieldsOf(record), ({ key }) =>
    isNumber.test(key) ? 'numbers' : 'facts'
  )
  const ordered = [...facts].sort((a, b) => orderOf(a) - orderOf(b))
  return html`<div class="box"><dl class="facts">${ordered.map(fact)}</dl>${
    numbers.length > 0 &&
    html`<details class="pad-fold"><summary>${ownDataWords.numbers}</summary><dl class="facts">${numbers.map(fact)}</dl></details>`
  }</div>`
}

/** Keys of ids. */
const isNumber = /^id$|Id$/

/** Fields that a reader looks for first; the rest follows in the stored order. */
const firstKeys = ['jobTitle', 'companyName', 'appliedAt', 'status', 'state']

function orderOf({ key }: Field): number {
  const place = firstKeys.indexOf(key)
  return place < 0 ? firstKeys.length : place
}

const fact = ({ key, label, text }: Field) =>
  html`<div><dt>${label}</dt><dd class="given" dir="auto"${ofEmployer.test(key) && html` lang="${defaultLanguage}"`}>${isEmail.test(text) ? address(text) : text}</dd></div>`

/** Fields that an employer wrote, in Spanish. */
const ofEmployer = /^(?:jobTitle|companyName)$/

const isEmail = /^\S+@\S+$/

const foldOf = (title: string, content: unknown) =>
  html`<details class="disclosure"><summary>${title}</summary>${content}</details>`

const recordPart = (record: object) =>
  html`<dl>${fieldsOf(record).map(
    ({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>
`
  )}</dl>`

interface Field {
  key: string
  label: string
  text: string
}

/** The fields that are filled in, as text. */
const fieldsOf = (record: object): Field[] =>
  Object.entries(record)
    .map(([key, value]) => ({ key, label: labelOf(key), text: valueText(value, key) }))
    .filter(({ text }) => text !== '')

type Labels = Partial<Record<string, string>>

/** The paths of terms by their last part: own data show each field alone. */
const termPaths: Labels = Object.fromEntries(
  Object.keys(termNames).map(path => [path.replace(/.*\./, ''), path])
)

function labelOf(key: string): string {
  const [fields, terms]: Labels[] = [ownDataFields, termNames]
  return fields?.[key] ?? terms?.[termPaths[key] ?? ''] ?? key
}

/** Readable names of values that are stored in English, in Spanish or as a code. */
function valueLabel(key: string, value: string): string | undefined {
  if (key === 'ask') return answeredText(value)
  if (value === 'si' && key in jobFilters) return ownDataWords.yes
  const labels = labelsOf(key)
  const texts = value.split(',').map(part => labels?.[part])
  return texts.every(Boolean) ? texts.join(', ') : undefined
}

/** The labels of the values of a field; a search has several values of one, divided by commas. */
function labelsOf(key: string): Labels | undefined {
  const labels: Partial<Record<string, Labels>> = {
    ...ownDataValues,
    kind: { ...mailKindLabels, ...housingLabels },
    state: mailStateLabels,
    jobType: jobTypeLabels,
    experience: experienceLabels,
    role: roleLabels,
    roles: roleLabels,
    discipline: disciplineLabels,
    disciplines: disciplineLabels,
    centreType: centreTypeLabels,
    contract: contractLabels,
    weekends: weekendLabels,
    period: payPeriodLabels,
    extras: payExtraLabels,
    cost: housingCostLabels,
    ownHorse: ownHorseLabels,
    facilities: facilityLabels,
    contactWay: contactWayLabels,
    of: photoSubjectLabels,
    outcome: outcomeTitles,
    what: askLabels,
    weight: weightLabels,
    level: { ...languageLabels, ...titleLabels },
    titles: titleLabels,
    language: languageLabels,
    languages: languageLabels
  }
  return labels[key]
}

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Nested values stand on lines of their own. */
function valueText(value: unknown, key: string): string {
  if (typeof value === 'boolean') return value ? ownDataWords.yes : ownDataWords.no
  if (typeof value === 'string') {
    return isoInstant.test(value) ? longDate(value) : (valueLabel(key, value) ?? value)
  }
  if (Array.isArray(value)) {
    const isList = value.some(item => typeof item === 'object')
    return value.map(item => valueText(item, key)).join(isList ? '\n' : ', ')
  }
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return fieldsOf(value)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}
