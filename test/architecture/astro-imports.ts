import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import type { Import } from './architecture.ts'

const statement =
  /\bimport\s+(?<type>type\s)?(?:[^'"`;()]*?\sfrom\s+)?['"](?<path>[.#][^'"]+)['"]|\bimport\(\s*['"](?<lazy>[.#][^'"]+)['"]/g

/** The imports of .astro files, which dependency-cruiser cannot parse: frontmatter and `<script>`. */
export function readAstroImports(): { files: string[]; imports: Import[] } {
  const files = globSync('site/**/*.astro')
  return { files, imports: files.flatMap(importsOf) }
}

function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8')
  const scripts = source.match(/^---\n.*?\n---$|<script>.*?<\/script>/gms) ?? []
  return [...scripts.join('\n').matchAll(statement)].map(({ groups = {} }) => {
    const path = groups['path'] ?? groups['lazy'] ?? ''
    return {
      from,
      to: resolve(from, path.replace(/\?.*$/, '')),
      isType: groups['type'] !== undefined,
      isRelative: path.startsWith('.')
    }
  })
}

const resolve = (from: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : join(from, '..', path)
