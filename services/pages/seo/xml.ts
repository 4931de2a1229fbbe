import { escapeHtml } from '../site/html-template.ts'

/** Characters that XML forbids even when they are escaped. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text between tags or in an attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(invalidXmlCharacters, ''))
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
