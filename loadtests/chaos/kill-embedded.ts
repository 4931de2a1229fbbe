import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Check, expectNone, expectWithin } from './workload/check.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { createRounds } from './environment/rounds.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

/** The embedded database lives and dies with the process that has it. */
export const killEmbedded: Experiment = {
  fault: 'kill -9 of the embedded board',
  async run(stage) {
    const env = { DATA_DIR: join(stage.folder, 'embedded') }
    const service = createRestartableService(env, await stage.freePort())
    await service.start()
    const second = await startSecondProcess(env['DATA_DIR'])
    const killed = await killRepeatedly({
      service,
      env,
      history: stage.createHistory('embedded'),
      rounds: createRounds(stage, 100, 200),
      pause: [100, 200],
      readyWithin: 5_000 * stage.timeLimitFactor
    })
    return [...killed, ...checkSecondProcess(second, stage.timeLimitFactor)]
  }
}

interface SecondProcess {
  stderr: string
  ms: number
}

/** A process that wants a data directory which another one has. */
async function startSecondProcess(DATA_DIR: string): Promise<SecondProcess> {
  const began = performance.now()
  const root = join(import.meta.dirname, '../..')
  const options = { cwd: root, env: { DATA_DIR }, timeout: 30_000 }
  const stderr = await promisify(execFile)(process.execPath, ['services/start.ts'], options).then(
    () => 'it ended well',
    ({ stderr }: { stderr: string }) => stderr
  )
  return { stderr, ms: performance.now() - began }
}

function checkSecondProcess({ stderr, ms }: SecondProcess, patience: number): Check[] {
  const isRefusal = /^La carpeta .* ya la usa otro proceso de Ramal/.test(stderr)
  return [
    expectNone('second processes without a sentence', isRefusal ? [] : [stderr], 1),
    expectWithin('a second process is refused', ms, 1_000 * patience)
  ]
}
