import type { UserType } from '#events/users.ts'
import type { TestApp } from '#test/test-app.ts'
import { pickFrom, createRandom } from '#test/seeded-random.ts'

interface ModelUser {
  id: string
  userType: UserType
}

/** Commands by name, each with its relative frequency; `nth` numbers the commands. */
export type WeightedCommands = Record<string, [weight: number, (nth: number) => Promise<unknown>]>

/** The users and ids that random commands have created. */
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
    /** Any user that was ever registered. */
    randomUser: (): ModelUser =>
      people.length ? pickFrom(next, people) : { id: '', userType: 'employer' },
    words: () => pickFrom(next, ['Mozo', 'Amazona', 'Herrador', 'Yegüero', 'Monitora', 'Zahorí']),
    /** One of the last forty ids, or an unknown one. */
    known: (kind: keyof typeof ids) => pickFrom(next, ids[kind].slice(-40)),
    fresh(kind: keyof typeof ids, nth: number): string {
      ids[kind].push(`${kind}-${nth}`)
      return `${kind}-${nth}`
    }
  }
}

/** The owner, so that random commands are not always refused. */
export function ownerActor(state: object, key: string, userType: UserType): ModelUser {
  const id = (state as Record<string, unknown>)[key]
  return { id: typeof id === 'string' ? id : '', userType }
}
