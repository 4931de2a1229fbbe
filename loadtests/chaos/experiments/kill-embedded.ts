import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, none, within } from '#loadtests/chaos/checks/check.ts'
import { killAgain } from './kill-repeatedly.ts'
import { roundsOf } from '#loadtests/chaos/environment/rounds.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

/** The embedded database lives and dies with the process that has it. */
export const killEmbedded: Drill = {
  fault: 'kill -9 of the embedded board',
  async run(stage) {
    const env = { DATA_DIR: join(stage.folder, 'embedded') }
    const service = createService(env, await stage.freePort())
    await service.start()
    const second = await startSecond(env['DATA_DIR'])
    const killed = await killAgain({
      service,
      env,
      history: stage.history('embedded'),
      rounds: roundsOf(stage, 100, 200),
      pause: [100, 200],
      readyWithin: 5_000 * stage.patience
    })
    return [...killed, ...judgeSecond(second, stage.patience)]
  }
}

interface Second {
  said: string
  ms: number
}

/** A process that wants a data directory which another one has. */
async function startSecond(DATA_DIR: string): Promise<Second> {
  const began = performance.now()
  const root = join(import.meta.dirname, '../../..')
  const options = { cwd: root, env: { DATA_DIR }, timeout: 30_000 }
  const said = await promisify(execFile)(process.execPath, ['services/start.ts'], options).then(
    () => 'it ended well',
    ({ stderr }: { stderr: string }) => stderr
  )
  return { said, ms: performance.now() - began }
}

function judgeSecond({ said, ms }: Second, patience: number): Finding[] {
  const isRefusal = /^La carpeta .* ya la usa otro proceso de Ramal/.test(said)
  return [
    none('second processes without a sentence', isRefusal ? [] : [said], 1),
    within('a second process is refused', ms, 1_000 * patience)
  ]
}
