import { escapeHtml } from './html-template.ts'

/** Not even escaped may these stand in XML. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(invalidXmlCharacters, ''))
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
