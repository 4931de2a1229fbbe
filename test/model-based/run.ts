import { setImmediate } from 'node:timers/promises'
import { UniqueViolation } from '#events/database/sql-errors.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { Board } from '#test/test-app.ts'
import { pick } from '#test/seeded-random.ts'
import { deedsOfApplications } from './applications.ts'
import { deedsOfProfiles } from './candidate-profiles.ts'
import { deedsOfJobs } from './jobs.ts'
import { deedsOfMessages } from './messages.ts'
import { deedsOfUsers } from './users.ts'
import { openWorld } from './model.ts'

/** Does what chance says, and writes down how each command ended. */
export async function run(board: Board, seed: number, commands: number): Promise<string[]> {
  const world = openWorld(board, seed)
  const deeds = {
    ...deedsOfUsers(world),
    ...deedsOfJobs(world),
    ...deedsOfApplications(world),
    ...deedsOfProfiles(world),
    ...deedsOfMessages(world)
  }
  const bag = Object.entries(deeds).flatMap(([name, [weight]]) => Array(weight).fill(name))
  const ends: string[] = []
  for (let nth = 0; nth < commands; nth++) {
    const name = pick(world.next, bag)
    const end = await deeds[name]?.[1](nth).then(
      () => 'done',
      error => endOf(error)
    )
    ends.push(`${nth} ${name} ${end}`)
    await setImmediate()
    board.now = new Date(board.now.getTime() + Math.floor(world.next() * 60_000))
  }
  return ends
}

function endOf(error: unknown): string {
  if (error instanceof HttpError) return `${error.status}`
  if (error instanceof UniqueViolation) return error.constraint
  if (error instanceof Error && error.message === 'only a deleted account is archived')
    return 'no copy'
  throw error
}
