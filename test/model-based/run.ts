import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { UniqueViolation } from '#events/database/sql-errors.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { TestApp } from '#test/board/test-app.ts'
import { applicationCommands } from './applications.ts'
import { profileCommands } from './candidate-profiles.ts'
import { draftCommands } from './drafts.ts'
import { jobCommands } from './jobs.ts'
import { messageCommands } from './messages.ts'
import { createModel, type Draw, draws, type Model, type WeightedCommands } from './model.ts'
import { photoCommands } from './photos.ts'
import { savedJobCommands } from './saved-jobs.ts'
import { accountCommands } from './users.ts'

const commandsOf = (model: Model): WeightedCommands => ({
  ...accountCommands(model),
  ...jobCommands(model),
  ...draftCommands(model),
  ...photoCommands(model),
  ...applicationCommands(model),
  ...savedJobCommands(model),
  ...profileCommands(model),
  ...messageCommands(model)
})

/** One command, and the milliseconds after it. */
export interface Step {
  name: string
  draw: Draw
  pause: number
}

const names = Object.entries(commandsOf(createModel({} as TestApp))).map(([name, [weight]]) => ({
  weight,
  arbitrary: fc.constant(name)
}))

const steps: fc.Arbitrary<Step> = fc.record(
  { name: fc.noShrink(fc.oneof(...names)), draw: draws, pause: fc.noShrink(fc.nat(60_000)) },
  { noNullPrototype: true }
)

/** Random lists of commands, and the one of `count` that the seed gives. */
export function randomSteps(seed: number, count: number) {
  const fullLength = fc.array(steps, { minLength: count, maxLength: count })
  const [first = []] = fc.sample(fullLength, { seed, numRuns: 1, unbiased: true })
  return { lists: fc.array(steps, { maxLength: count }), first }
}

/** Runs the commands, and returns the outcome of each. */
export async function runSteps(board: TestApp, list: readonly Step[]): Promise<string[]> {
  const commands = commandsOf(createModel(board))
  const outcomes: string[] = []
  for (const [index, { name, draw, pause }] of list.entries()) {
    const outcome = await commands[name]?.[1](draw, index).then(() => 'done', outcomeName)
    outcomes.push(`${index} ${name} ${outcome}`)
    await setImmediate()
    board.now = new Date(board.now.getTime() + pause)
  }
  return outcomes
}

function outcomeName(error: unknown): string {
  if (error instanceof HttpError) return `${error.status}`
  if (error instanceof UniqueViolation) return error.constraint
  if (error instanceof Error && error.message === 'only a deleted account is archived')
    return 'no copy'
  throw error
}
