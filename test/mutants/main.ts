import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Mutates the files that are named; all of those that decide, fold, validate, sign or limit when none is named. */
const folder = '.mutants'
const all = [
  'events/aggregates/**/*.ts',
  'services/**/decide*.ts',
  'services/**/*contract.ts',
  'services/mail/outbox/mailbox-limit.ts',
  'services/platform/config/rate-limits.ts',
  'services/platform/http/limits/concurrency-limit.ts',
  'services/platform/http/limits/rate-limit.ts',
  'services/platform/http/request/link-tokens.ts',
  'services/platform/http/request/signed-token.ts',
  '!**/*.test.ts'
]
const lockFile = 'package-lock.json'

if (!isInstalled()) install()
const files = process.argv.slice(2)
const mutate = (files.length ? files : all).join()
const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const args = [program, 'run', join(import.meta.dirname, 'stryker.config.json'), '--mutate', mutate]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
// Its copies of the tests are no tests of ours.
rmSync(join(folder, 'sandbox'), { recursive: true, force: true })
process.exitCode = status ?? 1

function isInstalled(): boolean {
  const copy = join(folder, lockFile)
  if (!existsSync(copy) || !existsSync(join(folder, 'node_modules'))) return false
  return readFileSync(copy).equals(readFileSync(join(import.meta.dirname, lockFile)))
}

/** Apart from the project, whose own packages Stryker takes for the tests. */
function install(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', lockFile])
    copyFileSync(join(import.meta.dirname, name), join(folder, name))
  const command = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', command, { cwd: folder, stdio: 'inherit' })
}
