import { setImmediate } from 'node:timers/promises'
import { UniqueViolation } from '#events/database/sql-errors.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { TestApp } from '#test/test-app.ts'
import { pickFrom } from '#test/seeded-random.ts'
import { randomApplicationCommands } from './applications.ts'
import { randomProfileCommands } from './candidate-profiles.ts'
import { randomJobCommands } from './jobs.ts'
import { randomMessageCommands } from './messages.ts'
import { randomUserCommands } from './users.ts'
import { createModel } from './model.ts'

/** Runs random commands, and records the outcome of each. */
export async function runRandomCommands(
  board: TestApp,
  seed: number,
  commands: number
): Promise<string[]> {
  const world = createModel(board, seed)
  const deeds = {
    ...randomUserCommands(world),
    ...randomJobCommands(world),
    ...randomApplicationCommands(world),
    ...randomProfileCommands(world),
    ...randomMessageCommands(world)
  }
  const bag = Object.entries(deeds).flatMap(([name, [weight]]) => Array(weight).fill(name))
  const ends: string[] = []
  for (let nth = 0; nth < commands; nth++) {
    const name = pickFrom(world.next, bag)
    const end = await deeds[name]?.[1](nth).then(
      () => 'done',
      error => outcomeName(error)
    )
    ends.push(`${nth} ${name} ${end}`)
    await setImmediate()
    board.now = new Date(board.now.getTime() + Math.floor(world.next() * 60_000))
  }
  return ends
}

function outcomeName(error: unknown): string {
  if (error instanceof HttpError) return `${error.status}`
  if (error instanceof UniqueViolation) return error.constraint
  if (error instanceof Error && error.message === 'only a deleted account is archived')
    return 'no copy'
  throw error
}
