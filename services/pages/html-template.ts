import { policyOf } from './content-security-policy.ts'

/** A built page with places to fill: `%%name%%`. */
export interface Shell {
  policy: string
  /** What Astro gave the page's island, for ids that must be the same here and in the browser. */
  prefix: string
  /** Values go in as they are: they are HTML, or JSON made safe by `dataText`. */
  fill(values: Record<string, string>): string
}

const place = /%%(\w+)%%/

/** Splits a page once; filling it is joining. */
export function readShell(html: string): Shell {
  const parts = html.split(place)
  return {
    policy: policyOf(html),
    prefix: /<astro-island[^>]*\sprefix="([^"]*)"/.exec(html)?.[1] ?? '',
    fill: values => parts.map((part, nth) => (nth % 2 ? take(values, part) : part)).join('')
  }
}

function take(values: Record<string, string>, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`nothing to put into ${name}`)
  return value
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text as HTML, between tags or in an attribute. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? '')
}

/** A value as JSON that cannot end the script element which it stands in. */
export function dataText(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`
}
