import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Copies what the build and a start read to a folder, which gets pages of its own. */
export function copySources(folder: string): void {
  const sources = [
    ...['events', 'projections', 'services', 'workers', 'composition', 'cli', 'site', 'main.ts'],
    ...['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json']
  ]
  const isSource = (path: string) =>
    !/\.test\.tsx?$|^site\/(e2e$|tools\/generate-images)/.test(path)
  for (const path of sources) {
    cpSync(path, join(folder, path), { recursive: true, filter: isSource })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
