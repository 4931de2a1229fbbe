import { createHash } from 'node:crypto'
import { noSourcesPolicy } from '#services/platform/http/responses/security-headers.ts'

/** The content security policy of a page: inline scripts and styles are allowed by their hashes. */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, styleElement)
  return [
    noSourcesPolicy,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
}

/** The policy of a page that other sites show in a frame: it has no script, and sends nothing. */
export function framedPolicy(html: string): string {
  return [
    noSourcesPolicy,
    `style-src ${hashesOf(html, styleElement).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *'
  ].join('; ')
}

const styleElement = /<style([^>]*)>([\s\S]*?)<\/style>/g

/** Blocks of data are not executed, so they need no hash. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , content = '']) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(hashes)].map(hash => `'sha256-${hash}'`)
}
