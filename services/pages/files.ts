import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Encoding } from './encoding.ts'
import { policyOf } from './policy.ts'

export interface StaticFile {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
  etag: string
  headers: Record<string, string>
}

const types: Record<string, string> = {
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

const forever = 'public, max-age=31536000, immutable'
const untilChanged = 'public, max-age=0, s-maxage=86400, must-revalidate'
const aDay = 'public, max-age=86400'

/** Every file of a built site, under the path that it answers to. What is not in here is not served. */
export function readFiles(folder: string): Map<string, StaticFile> {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(name => extname(name) in types)
  return new Map(names.map(name => [pathOf(name), readFile(folder, name)]))
}

/** `about.html` answers to /about, and `index.html` to /. */
function pathOf(name: string): string {
  return `/${name
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`
}

function readFile(folder: string, name: string): StaticFile {
  const identity = bytes(join(folder, name))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const isPage = name.endsWith('.html')
  return {
    bodies: { identity, ...compressed(folder, name) },
    etag: `"${hash}"`,
    headers: {
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.startsWith('_astro/') ? forever : isPage ? untilChanged : aDay,
      'Content-Security-Policy': isPage
        ? policyOf(Buffer.from(identity).toString())
        : "default-src 'none'"
    }
  }
}

function compressed(folder: string, name: string): Partial<StaticFile['bodies']> {
  const there = (ending: string) => globSync(`${name}.${ending}`, { cwd: folder }).length > 0
  return {
    ...(there('br') && { br: bytes(join(folder, `${name}.br`)) }),
    ...(there('gz') && { gzip: bytes(join(folder, `${name}.gz`)) })
  }
}

function bytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path))
}
