import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const sources = [
  'package{,-lock}.json',
  '{astro.config,tsconfig}*',
  '{site,services,events,projections}/**/*'
]
/** The hash of the sources of the built site; written when a build is complete, and again when it is found to be current. */
const hashFile = 'dist/source-hash'

export function isBuiltOf(sourceHash: string): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash
}

export function recordBuild(sourceHash: string): void {
  writeFileSync(hashFile, sourceHash)
}

export function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: ['site/e2e/**', '**/*.test.*'] }).sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
