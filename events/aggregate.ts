import type * as z from 'zod/mini'

type Shape = z.ZodMiniType<object>

/** How one kind of event is written today, and how to read the older ways. */
export interface EventSchema {
  version: number
  data: Shape
  /** What is about a person, and is kept sealed under that person's key. */
  personal?: Shape
  /** From each older version to the next one, pure and one to one. */
  upcasts?: Record<number, (old: Plain) => Plain>
}

export interface Plain {
  data: object
  personal?: object | undefined
}

export type Vocabulary = Record<string, EventSchema>

/** Anything that has happened. */
export interface Fact extends Plain {
  type: string
  /** Whose key seals the personal part. */
  subject?: string
}

type PersonalPart<S> = S extends { personal: infer P extends Shape }
  ? { personal: z.infer<P>; subject: string }
  : unknown

/** The facts that a vocabulary can tell, as a union. */
export type FactOf<V extends Vocabulary> = {
  [T in keyof V & string]: { type: T; data: z.infer<V[T]['data']> } & PersonalPart<V[T]>
}[keyof V & string]

/** A thing with a history: what can happen to it, and what that adds up to. */
export interface Entity<State, F extends Fact> {
  stream(id: string): string
  vocabulary: Vocabulary
  blank: State
  evolve(state: State, fact: Told<F>): State
}

/** A fact as the fold sees it: without what is sealed. */
export type Told<F> = F extends Fact ? Pick<F, 'type' | 'data'> & { at: string } : never

export function fold<State, F extends Fact>(
  entity: Entity<State, F>,
  history: readonly { type: string; data: object; at: string }[]
): State {
  return history.reduce((state, fact) => entity.evolve(state, fact as Told<F>), entity.blank)
}

/** What was written, in today's words. */
export function upcast(schema: EventSchema, from: number, written: Plain): Plain {
  let plain = written
  for (let version = from; version < schema.version; version++) {
    const step = schema.upcasts?.[version]
    if (!step) throw new Error(`no upcast from version ${version}`)
    plain = step(plain)
  }
  return plain
}
