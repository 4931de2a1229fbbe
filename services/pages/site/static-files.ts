import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { etagOf } from '#services/platform/http/responses/etag.ts'
import { denyAllPolicy } from '#services/platform/http/responses/security-headers.ts'
import { type SiteVariables, insertSiteVariables } from './site-variables.ts'
import { type Encoding, encode } from '#services/platform/http/responses/encoding.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { speculationRulesHeader } from './speculation-rules.ts'

export interface StaticFile {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
  etag: string
  headers: Record<string, string>
}

const htmlType = 'text/html; charset=utf-8'

const mimeTypes: Record<string, string> = {
  '.html': htmlType,
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8'
}

/** Every file of a built site by the path of its URL. Other files are not served. */
export function readStaticFiles(
  folder: string,
  variablesOf: (path: string) => SiteVariables
): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(name => extname(name) in mimeTypes)
  return new Map(
    names.map(name => {
      const path = urlPath(name)
      return [path, readStaticFile(folder, name, () => variablesOf(path))]
    })
  )
}

/** `about.html` is /about, and `index.html` is /. */
function urlPath(name: string): string {
  return `/${name
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`
}

function readStaticFile(folder: string, name: string, variables: () => SiteVariables): StaticFile {
  const path = join(folder, name)
  if (name.endsWith('.html')) {
    return toPageFile(insertSiteVariables(readFileSync(path, 'utf8'), variables()))
  }
  const bodies = assetBodies(path)
  return {
    bodies,
    etag: etagOf(bodies.identity),
    headers: {
      'Content-Type': mimeTypes[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': cacheControlOf(name),
      'Content-Security-Policy': name === workerName ? workerPolicy : denyAllPolicy
    }
  }
}

/** A page that is the same for every visitor. */
export function toPageFile(html: string): StaticFile {
  const bodies = new PageBodies(html)
  return {
    bodies,
    etag: etagOf(bodies.identity),
    headers: {
      'Content-Type': htmlType,
      'Cache-Control': cacheControl.sharedOneDay,
      'Content-Security-Policy': contentSecurityPolicy(html),
      ...speculationRulesHeader
    }
  }
}

/** Of the service worker, which browsers ask for again with each page that registers it. */
const workerName = 'sw.js'
const workerPolicy = `${denyAllPolicy}; script-src 'self'; connect-src 'self'`

function cacheControlOf(name: string): string {
  if (name === workerName) return cacheControl.revalidated
  return name.startsWith('_astro/') ? cacheControl.immutable : cacheControl.oneDay
}

/** A page holds values of the configuration, so the build cannot compress it: its first request in an encoding does. */
class PageBodies {
  readonly identity: Uint8Array<ArrayBuffer>
  #br: Uint8Array<ArrayBuffer> | undefined
  #gzip: Uint8Array<ArrayBuffer> | undefined

  constructor(html: string) {
    this.identity = encode(html, 'identity')
  }

  get br() {
    this.#br ??= encode(this.identity, 'br', 'small')
    return this.#br
  }

  get gzip() {
    this.#gzip ??= encode(this.identity, 'gzip', 'small')
    return this.#gzip
  }
}

/** The build has compressed every other file that becomes smaller. */
function assetBodies(path: string): StaticFile['bodies'] {
  return {
    identity: readBytes(path),
    ...(existsSync(`${path}.br`) && { br: readBytes(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: readBytes(`${path}.gz`) })
  }
}

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path))
}
