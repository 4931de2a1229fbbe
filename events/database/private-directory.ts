import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Creates the directory, or removes the rights of others to it and everything in it. */
export function makePrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}
