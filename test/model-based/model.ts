import fc from 'fast-check'
import type { UserType } from '#events/aggregates/users.ts'
import type { TestApp } from '#test/board/test-app.ts'

interface ModelUser {
  id: string
  userType: UserType
}

/** Plain numbers that a command chooses by. */
export type Draw = Record<'who' | 'whom' | 'which' | 'word' | 'choice', number>

/** A failing list is made shorter, and its numbers stay. */
const number = fc.noShrink(fc.nat(999_999))
export const draws: fc.Arbitrary<Draw> = fc.record(
  { who: number, whom: number, which: number, word: number, choice: number },
  { noNullPrototype: true }
)

type Command = (draw: Draw, index: number) => Promise<unknown>

/** Commands by name, each with its relative frequency; `index` numbers the commands. */
export type WeightedCommands = Record<string, [weight: number, run: Command]>

/** The users and ids that random commands have created. */
export type Model = ReturnType<typeof createModel>

export function createModel(board: TestApp) {
  const people: ModelUser[] = []
  const ids = {
    jobs: [''],
    drafts: [''],
    photos: [''],
    applications: [''],
    profiles: [''],
    messages: ['']
  }
  const remember = (kind: keyof typeof ids, id: string) => {
    ids[kind].push(id)
    return id
  }
  return {
    board,
    recording: board.tools,
    people,
    remember,
    /** Any user that was ever registered. */
    user: (n: number): ModelUser =>
      people.length ? pick(people, n) : { id: '', userType: 'employer' },
    words: (n: number) => pick(['Mozo', 'Amazona', 'Herrador', 'Yegüero', 'Monitora', 'Zahorí'], n),
    /** One of the last forty ids, or an unknown one. */
    known: (kind: keyof typeof ids, n: number) => pick(ids[kind].slice(-40), n),
    fresh: (kind: keyof typeof ids, index: number) => remember(kind, `${kind}${index}`)
  }
}

export const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T

/** The owner, so that random commands are not always refused. */
export function ownerActor(state: object, key: string, userType: UserType): ModelUser {
  const id = (state as Record<string, unknown>)[key]
  return { id: typeof id === 'string' ? id : '', userType }
}
