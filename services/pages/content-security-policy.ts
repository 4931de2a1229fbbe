import { createHash } from 'node:crypto'

/** The content policy of one page: what it carries inline is named by its hash, and nothing else runs. */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, /<style([^>]*)>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'none'",
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

/** Blocks of data are not run, so they need no hash. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , content = '']) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(hashes)].map(hash => `'sha256-${hash}'`)
}
