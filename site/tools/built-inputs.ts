import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const sources = [
  'package-lock.json',
  '{astro.config,tsconfig}*',
  '{site,services,events,projections}/**/*'
]
const stamp = 'dist/inputs'

/** Whether the built site is made of today's sources. */
export function isBuiltSiteCurrent(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()
}

/** Call it when the build is complete. */
export function stampBuiltSite(): void {
  writeFileSync(stamp, hashInputs())
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: ['site/e2e/**', '**/*.test.*'] }).sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
