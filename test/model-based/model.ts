import type { UserType } from '#events/users.ts'
import type { Board } from '#test/test-app.ts'
import { pick, random } from '#test/seeded-random.ts'

interface Person {
  id: string
  userType: UserType
}

/** What chance does, how often it does so beside the others, and the number of the command. */
export type Deeds = Record<string, [weight: number, (nth: number) => Promise<unknown>]>

/** Who and what there is on a board that chance runs. */
export type World = ReturnType<typeof openWorld>

export function openWorld(board: Board, seed: number) {
  const next = random(seed)
  const people: Person[] = []
  const ids = { jobs: [''], applications: [''], profiles: [''], messages: [''] }
  return {
    board,
    recording: { tools: board.tools },
    next,
    people,
    /** Anybody who has ever registered. */
    someone: (): Person => (people.length ? pick(next, people) : { id: '', userType: 'employer' }),
    words: () => pick(next, ['Mozo', 'Amazona', 'Herrador', 'Yegüero', 'Monitora', 'Zahorí']),
    /** One of the last forty, or one that never was. */
    known: (kind: keyof typeof ids) => pick(next, ids[kind].slice(-40)),
    fresh(kind: keyof typeof ids, nth: number): string {
      ids[kind].push(`${kind}-${nth}`)
      return `${kind}-${nth}`
    }
  }
}

/** Whose it is, so that chance is not refused every time. */
export function owner(state: object, key: string, userType: UserType): Person {
  const id = (state as Record<string, unknown>)[key]
  return { id: typeof id === 'string' ? id : '', userType }
}
