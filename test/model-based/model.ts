import type { UserType } from '#events/users.ts'
import type { TestApp } from '#test/test-app.ts'
import { pickFrom, createRandom } from '#test/seeded-random.ts'

interface ModelUser {
  id: string
  userType: UserType
}

/** What chance does, how often it does so beside the others, and the number of the command. */
export type WeightedCommands = Record<string, [weight: number, (nth: number) => Promise<unknown>]>

/** Who and what there is on a board that chance runs. */
export type Model = ReturnType<typeof createModel>

export function createModel(board: TestApp, seed: number) {
  const next = createRandom(seed)
  const people: ModelUser[] = []
  const ids = { jobs: [''], applications: [''], profiles: [''], messages: [''] }
  return {
    board,
    recording: board.tools,
    next,
    people,
    /** Anybody who has ever registered. */
    someone: (): ModelUser =>
      people.length ? pickFrom(next, people) : { id: '', userType: 'employer' },
    words: () => pickFrom(next, ['Mozo', 'Amazona', 'Herrador', 'Yegüero', 'Monitora', 'Zahorí']),
    /** One of the last forty, or one that never was. */
    known: (kind: keyof typeof ids) => pickFrom(next, ids[kind].slice(-40)),
    fresh(kind: keyof typeof ids, nth: number): string {
      ids[kind].push(`${kind}-${nth}`)
      return `${kind}-${nth}`
    }
  }
}

/** Whose it is, so that chance is not refused every time. */
export function ownerActor(state: object, key: string, userType: UserType): ModelUser {
  const id = (state as Record<string, unknown>)[key]
  return { id: typeof id === 'string' ? id : '', userType }
}
