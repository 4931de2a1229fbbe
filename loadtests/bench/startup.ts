import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { printTable, round } from './measure.ts'
import { startPostgres } from '#test/servers/postgres-server.ts'
import { spawnService } from '#test/servers/service-process.ts'

/** Time of a start with existing data, and the memory of the process ten seconds later, on a server of its own. */
export async function benchmarkStartup(): Promise<void> {
  const server = await startPostgres({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'ramal-start-'))
  const rows = []
  for (const [name, env] of [
    ['PostgreSQL', { DATABASE_URL: server.url, DATA_DIR: folder }],
    ['embedded', { DATA_DIR: folder }]
  ] as const) {
    await (await spawnService(env)).stop()
    const times: number[] = []
    let memory = 0
    for (let index = 0; index < 3; index++) {
      const started = await spawnService(env)
      times.push(started.readyAfterMs)
      if (index === 2) await setTimeout(10_000)
      memory = started.memoryMegabytes()
      await started.stop()
    }
    const median = times.toSorted((a, b) => a - b)[1] ?? 0
    rows.push({ database: name, 'ready (ms)': round(median, 0), 'at rest (MB)': round(memory, 0) })
  }
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable('Start, median of three, and memory at rest', rows)
}
