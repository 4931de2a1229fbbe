import { type Erasure, installationId } from '#events/store/erasures.ts'
import { readErasureList } from '#services/account-archive/erasure-list.ts'
import type { TestApp } from '../board/test-app.ts'

/** What the list outside the database names of a board, in its order. */
export async function readListedErasures({
  db,
  tools
}: Pick<TestApp, 'db' | 'tools'>): Promise<Erasure[]> {
  const board = (await installationId(db)) ?? ''
  return (await Array.fromAsync(readErasureList(tools.config.erasuresFile, board))).flat()
}
