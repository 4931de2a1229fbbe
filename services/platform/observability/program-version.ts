import { readFileSync } from 'node:fs'
import about from '#package.json' with { type: 'json' }

/** The file with the commit of a build, for images, which have no checkout. */
export const commitFile = 'dist/commit'

/** The commit of a checkout, or of its build; undefined where neither is known, as in a downloaded archive. */
export function findCommit(root: URL): string | undefined {
  const commit = readCommit(root) ?? read(new URL(commitFile, root))
  return commit && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined
}

/** As `git rev-parse HEAD`, which a server need not have. */
function readCommit(root: URL): string | undefined {
  const head = read(new URL('.git/HEAD', root))
  const ref = /^ref: (\S+)$/.exec(head ?? '')?.[1]
  if (!ref) return head
  const packed = read(new URL('.git/packed-refs', root))?.split('\n') ?? []
  return (
    read(new URL(`.git/${ref}`, root)) ??
    packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0]
  )
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

const commit = findCommit(new URL('../../../', import.meta.url))

/** «1.0.0+g5811ee9e»: the version of the package, and the commit as far as it is known. */
export const programVersion = commit ? `${about.version}+g${commit.slice(0, 8)}` : about.version
