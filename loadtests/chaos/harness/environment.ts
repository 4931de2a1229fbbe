import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TemplatePostgres, startTemplatePostgres } from './template-postgres.ts'
import type { Check } from './check.ts'
import { type OperationHistory, createHistoryFile } from './history.ts'
import { allocatePorts } from './ports.ts'

/** What an experiment may use. */
export interface ChaosEnvironment {
  quick: boolean
  folder: string
  /** Shared by the experiments that do not break it. */
  postgres: TemplatePostgres
  /** For an experiment that breaks it. */
  startOwnPostgres(): Promise<TemplatePostgres>
  freePort(): Promise<number>
  createHistory(name: string): OperationHistory
  close(): Promise<void>
}

/** One fault, and the checks after it. */
export interface Experiment {
  fault: string
  /** Too long for a quick run, or what it finds a test finds too. */
  isLong?: true
  run(environment: ChaosEnvironment): Promise<Check[]>
}

/** Where the histories of the last run stay, for `npm run porcupine`. */
const historiesFolder = '.loadtest/histories'

export async function createEnvironment(quick: boolean): Promise<ChaosEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  rmSync(historiesFolder, { recursive: true, force: true })
  mkdirSync(historiesFolder, { recursive: true })
  const [freePort, databasePort] = [allocatePorts(4_300), allocatePorts(5_620)]
  const servers: TemplatePostgres[] = []
  const startOwnPostgres = async () => {
    const server = await startTemplatePostgres(folder, await databasePort())
    servers.push(server)
    return server
  }
  return {
    quick,
    folder,
    postgres: await startOwnPostgres(),
    startOwnPostgres,
    freePort,
    createHistory: name => {
      const file = `${name}.jsonl`
      return createHistoryFile(join(folder, file), join(historiesFolder, file))
    },
    close: async () => {
      await Promise.all(servers.map(({ postgres }) => postgres.stop()))
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
