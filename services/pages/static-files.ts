import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib'
import { type SiteVariables, insertSiteVariables } from './site-variables.ts'
import type { Encoding } from './encoding.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { speculationRulesHeader } from './speculation-rules.ts'

export interface StaticFile {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
  etag: string
  headers: Record<string, string>
}

const mimeTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8'
}

const immutableCache = 'public, max-age=31536000, immutable'
const revalidatedCache = 'public, max-age=0, s-maxage=86400, must-revalidate'
const oneDayCache = 'public, max-age=86400'

/** Every file of a built site, under the path that it answers to. What is not in here is not served. */
export function readStaticFiles(folder: string, constants: SiteVariables): Map<string, StaticFile> {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(name => extname(name) in mimeTypes)
  return new Map(names.map(name => [urlPath(name), readStaticFile(folder, name, constants)]))
}

/** `about.html` answers to /about, and `index.html` to /. */
function urlPath(name: string): string {
  return `/${name
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`
}

function readStaticFile(folder: string, name: string, constants: SiteVariables): StaticFile {
  const isPage = name.endsWith('.html')
  const bodies = isPage
    ? pageBodies(join(folder, name), constants)
    : assetBodies(join(folder, name))
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  return {
    bodies,
    etag: `"${hash}"`,
    headers: {
      'Content-Type': mimeTypes[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.startsWith('_astro/')
        ? immutableCache
        : isPage
          ? revalidatedCache
          : oneDayCache,
      'Content-Security-Policy': isPage
        ? contentSecurityPolicy(Buffer.from(bodies.identity).toString())
        : "default-src 'none'",
      ...(isPage && speculationRulesHeader)
    }
  }
}

/** A page says what the operator configured, so its compressed forms are made here. */
function pageBodies(path: string, constants: SiteVariables): StaticFile['bodies'] {
  const html = Buffer.from(insertSiteVariables(readFileSync(path, 'utf8'), constants))
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9 }
  return {
    identity: new Uint8Array(html),
    br: new Uint8Array(brotliCompressSync(html, { params })),
    gzip: new Uint8Array(gzipSync(html, { level: 9 }))
  }
}

/** Anything else lies there compressed, where that makes it smaller. */
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
