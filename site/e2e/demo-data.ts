import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#services/config.ts'
import { fillDemo } from '#services/demo/fill.ts'
import { open } from '#services/open.ts'
import { createPasswords } from '#services/passwords.ts'
import { prepare } from '#services/prepare.ts'

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
