import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Check, expectNone, expectWithin } from './harness/check.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { createRounds } from './harness/rounds.ts'
import { createRestartableService } from './harness/service.ts'
import { startScript } from '#test/servers/service-process.ts'
import type { Experiment } from './harness/environment.ts'

/** Kills the process that contains the embedded database. */
export const killEmbedded: Experiment = {
  fault: 'kill -9 of the embedded board',
  async run(environment) {
    const env = { DATA_DIR: join(environment.folder, 'embedded') }
    const service = createRestartableService(env, await environment.freePort())
    await service.start()
    const second = await startSecondProcess(env['DATA_DIR'])
    const killed = await killRepeatedly({
      service,
      env,
      history: environment.createHistory('embedded'),
      rounds: createRounds(environment, 100, 360),
      pause: [100, 200],
      readyWithin: 5_000
    })
    return [...killed, ...checkSecondProcess(second)]
  }
}

interface SecondProcess {
  stderr: string
  ms: number
}

/** Starts a process on a data directory that is in use. */
async function startSecondProcess(DATA_DIR: string): Promise<SecondProcess> {
  const began = performance.now()
  const root = join(import.meta.dirname, '../..')
  const options = { cwd: root, env: { DATA_DIR }, timeout: 30_000 }
  const stderr = await promisify(execFile)(process.execPath, startScript, options).then(
    () => 'exit code 0',
    ({ stderr }: { stderr: string }) => stderr
  )
  return { stderr, ms: performance.now() - began }
}

function checkSecondProcess({ stderr, ms }: SecondProcess): Check[] {
  const isRefusal = /^La carpeta .* ya la usa otro proceso de Ramal/.test(stderr)
  return [
    expectNone('second processes without an error message', isRefusal ? [] : [stderr], 1),
    expectWithin('a second process is refused', ms, 1_000)
  ]
}
