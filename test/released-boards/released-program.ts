import { execFileSync, type ExecFileSyncOptions, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 30 })

/** The commit that kept the board of a release, which is that of its program; undefined where the history is not there. */
export function findReleaseCommit(version: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'])
  if (status !== 0 || stdout.toString().trim() !== 'false') return undefined
  const board = `test/released-boards/${version}.json.br`
  return git('log', '-1', '--format=%H', '--', board).toString().trim() || undefined
}

/** A folder with the program of that commit, its packages and its pages. */
export function layOutProgram(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) })
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options)
  execFileSync(process.execPath, ['site/tools/build.ts'], options)
  return folder
}
