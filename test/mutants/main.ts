import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Mutates the files that are named, with the tests that concern them; all of them when none is named. */
const folder = '.mutants'
const all = [
  'events/aggregates/**/*.ts',
  'services/**/decide*.ts',
  'services/**/contract.ts',
  'services/platform/http/request/signed-token.ts',
  '!**/*.test.ts'
]

if (!existsSync(join(folder, 'node_modules'))) install()
const files = process.argv.slice(2)
const mutate = (files.length ? files : all).join()
const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const args = [program, 'run', join(import.meta.dirname, 'stryker.config.json'), '--mutate', mutate]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
// Its copies of the tests are no tests of ours.
rmSync(join(folder, 'sandbox'), { recursive: true, force: true })
process.exitCode = status ?? 1

/** Apart from the project, whose own packages Stryker takes for the tests. */
function install(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, name), join(folder, name))
  const command = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', command, { cwd: folder, stdio: 'inherit' })
}
