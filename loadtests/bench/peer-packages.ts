import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const versions = {
  '@event-driven-io/emmett': '0.42.0',
  '@event-driven-io/emmett-postgresql': '0.42.0',
  '@eventide/message-db': '1.3.1',
  '@castore/core': '2.4.2',
  '@castore/event-storage-adapter-postgres': '2.4.2'
}

/** Peers are installed here, not among the packages of the project. */
const folder = resolve('.loadtest', 'peers')

/** Other event stores on PostgreSQL, from npm; throws where npm cannot install them. */
export function installPeers(): void {
  const manifest = JSON.stringify({ private: true, dependencies: versions }, null, 2)
  const file = join(folder, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), 'audit=false\nfund=false\n')
  writeFileSync(file, manifest)
  execFileSync('npm', ['install', '--prefix', folder], { stdio: 'inherit' })
}

/** A module of a peer; its types are not installed with the project. */
export const requirePeer = (name: string) => createRequire(join(folder, 'package.json'))(name)

export function readPeerFile(name: string, path: string): string {
  return readFileSync(join(folder, 'node_modules', name, path), 'utf8')
}

/** «name version», as the table shows it. */
export const describePeer = (name: keyof typeof versions) =>
  `${name.replace(/^@[\w-]+\//, '')} ${versions[name]}`
