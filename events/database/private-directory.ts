import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Creates the directory, or takes what others may do away from it and from everything in it. */
export function makePrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}
