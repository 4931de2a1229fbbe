import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

type Lockfile = { packages: Record<string, { dev?: boolean }> }

const finalStage =
  readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('!'))

/** What the last stage of the Dockerfile copies out of /app, relative to the repository. */
export const copiedPaths = [...finalStage.matchAll(/^COPY .*?\/app\/(\S+) /gm)].map(
  ([, path = '']) => path
)

/** What the image starts, as the Dockerfile's CMD has it. */
export const startCommand: string[] = JSON.parse(/^CMD (.*)$/m.exec(finalStage)?.[1] ?? '[]')

/** Lays out a folder as the image has it: its files, and dependencies of production only. */
export function layOutImage(folder: string): void {
  for (const path of copiedPaths) {
    if (path === 'node_modules') linkProductionPackages(folder)
    else cpSync(path, join(folder, path), { recursive: true, filter: isSent })
  }
}

/** Built files are made in the image; everything else is what .dockerignore lets through. */
const isSent = (path: string) =>
  path.startsWith('dist') || !ignored.some(pattern => matchesGlob(path, pattern))

function linkProductionPackages(folder: string): void {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || path.lastIndexOf('node_modules/') !== 0) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(process.cwd(), path), join(folder, path))
  }
}
