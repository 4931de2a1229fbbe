import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#services/platform/config/config.ts'
import { fillDemo } from '#demo/fill.ts'
import { open } from '#services/platform/startup/open-infrastructure.ts'
import { createPasswords } from '#services/auth/passwords.ts'
import { prepare } from '#services/platform/startup/migrate.ts'

export interface Examples {
  /** A data directory that a server can open. */
  folder: string
  remove(): void
}

/** A board full of examples, in a directory of its own. */
export async function fillExamples(): Promise<Examples> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-site-'))
  const { tools, close } = await open(readConfig({ DATA_DIR: folder }))
  await prepare(tools.db, tools.vault)
  await fillDemo({ ...tools, passwords: createPasswords(), now: tools.now() })
  await close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
