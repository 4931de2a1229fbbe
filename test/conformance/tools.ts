import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Testers are installed here, not among the packages of the project. */
const folder = resolve('.conformance')

export function run(command: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 2 ** 20 })
}

/** A program of a package on PyPI, in an environment of its own; undefined, with a sentence, where that fails. */
export function installFromPyPi(name: string, version: string): string | undefined {
  const environment = join(folder, `${name}-${version}`)
  const program = join(environment, 'bin', name)
  if (existsSync(program)) return program
  if (run('python3', ['-m', 'venv', environment]).status !== 0) {
    console.log(
      `Python 3 with venv is missing, so ${name} was not run: apt-get install python3-venv`
    )
    return undefined
  }
  const pip = run(join(environment, 'bin', 'pip'), ['install', '--quiet', `${name}==${version}`])
  if (pip.status === 0) return program
  console.log(
    `${name} ${version} could not be installed from PyPI, so it was not run: ${pip.stderr}`
  )
  return undefined
}

/** The folder of a package of npm; undefined, with a sentence, where it cannot be installed. */
export function installFromNpm(name: string, version: string): string | undefined {
  const prefix = join(folder, `${name}-${version}`)
  const installed = join(prefix, 'node_modules', name)
  if (existsSync(installed)) return installed
  mkdirSync(prefix, { recursive: true })
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }')
  const npm = run('npm', [
    'install',
    '--prefix',
    prefix,
    '--no-audit',
    '--no-fund',
    `${name}@${version}`
  ])
  if (npm.status === 0) return installed
  console.log(
    `${name} ${version} could not be installed from npm, so it was not run: ${npm.stderr}`
  )
  return undefined
}
