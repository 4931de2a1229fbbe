import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

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

/** Runs a script against an address; samples go to a file, the summary to the terminal. Answers the exit code. */
export async function runK6(
  script: string,
  baseUrl: string,
  samples: string,
  env: Record<string, string> = {}
): Promise<number> {
  const [command = '', ...before] = findK6()
  const flags = ['--quiet', '--no-usage-report', '--address', '', '--out', `json=${samples}`]
  const settings = Object.entries({ ...env, BASE_URL: baseUrl }).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`
  ])
  const child = spawn(
    command,
    [...before, 'run', ...flags, ...settings, `loadtests/k6/${script}.ts`],
    { stdio: 'inherit' }
  )
  const [code] = await once(child, 'exit')
  return code ?? 1
}
