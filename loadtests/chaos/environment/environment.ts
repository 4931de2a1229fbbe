import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BoardServer, startBoardServer } from './template-postgres.ts'
import type { Finding } from '#loadtests/chaos/checks/check.ts'
import { type History, writeHistory } from '#loadtests/chaos/workload/history.ts'
import { portsFrom } from './ports.ts'

/** What drills are made with. */
export interface Stage {
  quick: boolean
  /** Multiplies limits in time: a quick run also runs where others work at the same time. */
  patience: number
  folder: string
  /** Shared by the drills that leave it alone. */
  server: BoardServer
  /** For a drill that breaks it. */
  ownServer(): Promise<BoardServer>
  freePort(): Promise<number>
  history(name: string): History
  close(): Promise<void>
}

/** A row of the table of faults. */
export interface Drill {
  fault: string
  /** Too long for a quick run. */
  isLong?: true
  run(stage: Stage): Promise<Finding[]>
}

export async function openStage(quick: boolean): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const [freePort, databasePort] = [portsFrom(4_300), portsFrom(5_620)]
  const servers: BoardServer[] = []
  const ownServer = async () => {
    const server = await startBoardServer(folder, await databasePort())
    servers.push(server)
    return server
  }
  return {
    quick,
    patience: quick ? 4 : 1,
    folder,
    server: await ownServer(),
    ownServer,
    freePort,
    history: name => writeHistory(join(folder, `${name}.jsonl`)),
    close: async () => {
      await Promise.all(servers.map(({ postgres }) => postgres.stop()))
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
