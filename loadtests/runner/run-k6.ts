import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const k6Module = 'go.k6.io/k6@v1.8.1'

const installHint = `k6 is not on the path, and neither is Go, which could fetch it.
See https://grafana.com/docs/k6/latest/set-up/install-k6/, or, where Go is: go install ${k6Module}`

/** The command that runs k6: its own, or Go's. Throws a sentence when there is neither. */
export function findK6(): string[] {
  if (isInstalled('k6', 'version')) return ['k6']
  if (isInstalled('go', 'version')) return ['go', 'run', k6Module]
  throw new Error(installHint)
}

function isInstalled(command: string, argument: string): boolean {
  return spawnSync(command, [argument]).status === 0
}

export interface K6Run {
  script: string
  baseUrl: string
  /** The file for the samples, as JSON. */
  samples: string
  /** The file for k6's own page with charts. */
  report?: string
  env?: Record<string, string>
}

/** Runs a script against an address and prints k6's summary; the exit code is 0 when its thresholds held. */
export async function runK6({ script, baseUrl, samples, report, env }: K6Run): Promise<number> {
  const [command = '', ...before] = findK6()
  const flags = ['--quiet', '--no-usage-report', '--address', '', '--out', `json=${samples}`]
  const settings = Object.entries({ ...env, BASE_URL: baseUrl })
  const variables = settings.flatMap(([name, value]) => ['-e', `${name}=${value}`])
  const args = [...before, 'run', ...flags, ...variables, `loadtests/k6/${script}.ts`]
  const dashboard = report ? dashboardFlags(report) : []
  const child = spawn(command, [...args, ...dashboard], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Port -1: k6 writes the page and serves none. */
function dashboardFlags(report: string): string[] {
  mkdirSync(dirname(report), { recursive: true })
  return ['--out', `web-dashboard=port=-1&period=2s&export=${report}`]
}
