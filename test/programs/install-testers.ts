import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runProgram } from './run-program.ts'

/** Testers are installed here, not among the packages of the project. */
const folder = resolve('.conformance')

/** A program of a package on PyPI, in an environment of its own; undefined, with a sentence, where that fails. */
export async function installFromPyPi(name: string, version: string): Promise<string | undefined> {
  const environment = join(folder, `${name}-${version}`)
  const program = join(environment, 'bin', name)
  if (existsSync(program)) return program
  const { status } = await runProgram('python3', ['-m', 'venv', environment])
  if (status !== 0) {
    rmSync(environment, { recursive: true, force: true })
    return skip(name, 'Python 3 with venv is missing: apt-get install python3-venv')
  }
  const pip = await runProgram(join(environment, 'bin', 'pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--retries',
    '1',
    '--timeout',
    '20',
    '--requirement',
    join(import.meta.dirname, `${name}.requirements.txt`)
  ])
  if (pip.status === 0) return program
  return skip(name, `version ${version} could not be installed from PyPI: ${lastLine(pip.stderr)}`)
}

/** The folder of a package of npm; undefined, with a sentence, where it cannot be installed. */
export async function installFromNpm(name: string, version: string): Promise<string | undefined> {
  const prefix = join(folder, `${name}-${version}`)
  const installed = join(prefix, 'node_modules', name)
  if (existsSync(installed)) return installed
  mkdirSync(prefix, { recursive: true })
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }')
  const options = ['--prefix', prefix, '--no-audit', '--no-fund', '--fetch-retries', '1']
  const npm = await runProgram('npm', ['install', ...options, `${name}@${version}`])
  if (npm.status === 0) return installed
  return skip(name, `version ${version} could not be installed from npm: ${lastLine(npm.stderr)}`)
}

/** The names of testers that could not run, as without Java, Python or their registry. */
export const skippedTesters = new Set<string>()

export function skip(tester: string, reason: string): undefined {
  skippedTesters.add(tester)
  console.log(`SKIPPED ${tester}: ${reason}`)
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)
