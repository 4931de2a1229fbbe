import { escapeHtml } from '../site/html-template.ts'

/** Characters that XML forbids even when they are escaped. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const withoutInvalid = (text: string) => text.replace(invalidXmlCharacters, '')

/** Escapes text between tags or in an attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(withoutInvalid(text))
}

/** Text between tags that programs read without unescaping it; what would end a section is divided between two. */
export function cdata(text: string): string {
  return `<![CDATA[${withoutInvalid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
