import { contentSecurityPolicy } from './content-security-policy.ts'

/** A built page with placeholders: `%%name%%`. */
export interface HtmlTemplate {
  policy: string
  /** Astro's prefix of ids in the page's island; the server and the browser must use the same. */
  islandPrefix: string
  /** Inserts values as they are: HTML, or JSON of `jsonForScript`. */
  fill(values: Record<string, string>): string
}

const placeholder = /%%(\w+)%%/

/** Splits the page once; filling it joins the parts. */
export function parseTemplate(html: string, policyOf = contentSecurityPolicy): HtmlTemplate {
  const parts = html.split(placeholder)
  return {
    policy: policyOf(html),
    islandPrefix: /<astro-island[^>]*\sprefix="([^"]*)"/.exec(html)?.[1] ?? '',
    fill: values =>
      parts.map((part, index) => (index % 2 ? requireValue(values, part) : part)).join('')
  }
}

function requireValue(values: Record<string, string>, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`the template lacks a value for ${name}`)
  return value
}

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Escapes text between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => htmlEntities[character] ?? '')
}

/** A value as JSON that cannot end the script element which it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, unicodeEscape)
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
