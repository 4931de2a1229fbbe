import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#services/platform/config/config.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { fillDemo } from '#demo/sample-board/fill.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'

export interface DemoData {
  /** A data directory that a server can open. */
  folder: string
  remove(): void
}

/** A board with sample data, in a directory of its own. */
export async function createDemoData(): Promise<DemoData> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-site-'))
  const { tools, close } = await openInfrastructure(parseConfig({ DATA_DIR: folder }))
  await migrateDatabase(tools.db, tools.vault)
  await fillDemo({ ...tools, passwords: createPasswordHasher(), now: tools.now() })
  await countResponsiveness(tools.db, tools.now())
  await close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
