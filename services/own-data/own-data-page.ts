import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { noSourcesPolicy } from '#services/platform/http/security-headers.ts'
import { fieldLabels, sectionTitles, valueLabels } from './labels.ts'
import type { GuestData, OwnData } from './view.ts'

const style = `:root{color-scheme:light dark}body{background:Canvas;color:CanvasText;max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
section{margin-top:2.5rem}dl{border-top:1px solid;padding-top:1rem;display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem}
dt{opacity:.75;overflow-wrap:anywhere}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Of the page, where it is served: it has nothing but its own style. */
export const ownDataPolicy = `${noSourcesPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The data as a page that opens in any browser, without a connection. */
export async function ownDataPage(
  data: OwnData | GuestData,
  about = 'El archivo datos.json tiene lo mismo para programas.'
): Promise<string> {
  const known = Object.entries(sectionTitles).filter(([key]) => key in data)
  const parts = known.map(([key, title]) => {
    const value = data[key as keyof typeof data]
    const records = (Array.isArray(value) ? value : value ? [value] : []) as object[]
    return html`<section><h2>${title}</h2>
${records.length ? records.map(recordPart) : html`<p>Nada.</p>`}</section>
`
  })
  const page = await html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mis datos</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head>
<body><main><h1>Mis datos</h1>
<p>Todo lo que el tablón sabe de ti, el ${longDate(data.madeAt)}. ${raw(about)}</p>
${parts}</main></body></html>
`
  return page.toString()
}

const recordPart = (record: object) =>
  html`<dl>${fieldsOf(record).map(
    ([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>
`
  )}</dl>`

/** Those that are filled in, as text. */
const fieldsOf = (record: object) =>
  Object.entries(record)
    .map(([key, value]) => [fieldLabels[key] ?? key, valueText(value, key)] as const)
    .filter(([, text]) => text !== '')

const dateFormat = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeZone: 'Europe/Madrid'
})

const longDate = (instant: string) => dateFormat.format(new Date(instant))

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What is nested stands on lines of its own. */
function valueText(value: unknown, key: string): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'string') {
    return isoInstant.test(value) ? longDate(value) : (valueLabels[key]?.[value] ?? value)
  }
  if (Array.isArray(value)) {
    const isList = value.some(one => typeof one === 'object')
    return value.map(one => valueText(one, key)).join(isList ? '\n' : ', ')
  }
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return fieldsOf(value)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}
