import { setTimeout } from 'node:timers/promises'
import { register } from '#test/api-fixtures.ts'
import { pick, random } from '#test/seeded-random.ts'
import type { Door } from '#test/http-client.ts'
import { applicantDeeds } from './applicant-actions.ts'
import type { Deed, Scene } from './actions.ts'
import { employerDeeds } from './employer-actions.ts'
import type { History } from './history.ts'
import { createWriter, type Writer } from './writer.ts'

export interface Load {
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>
}

export interface LoadOptions {
  door: Door
  history: History
  repeats?: boolean
  /** So that a second load on the same board has marks of its own. */
  first?: number
}

export const writers = 12

/** Twelve people who write as quickly as they are answered, half of them employers. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { door, history, repeats = true, first = 0 } = options
  const scene: Scene = { ads: [] }
  const work: Promise<void>[] = []
  let over = false
  for (let nth = 0; nth < writers; nth++) {
    const person = await register(door, nth % 2 ? 'applicant' : 'employer')
    const general = { visitor: person, history, repeats, isOver: () => over }
    const writer = createWriter(first + nth, general)
    const applicant = { ...writer, id: person.id, username: person.username, guest: door.visitor }
    work.push(
      nth % 2
        ? keepOn(applicant, applicantDeeds, scene)
        : keepOn({ ...writer, own: [] }, employerDeeds, scene)
    )
  }
  return {
    async stop() {
      over = true
      await Promise.all(work)
    }
  }
}

async function keepOn<W extends Writer>(writer: W, deeds: readonly Deed<W>[], scene: Scene) {
  const next = random(writer.no)
  while (!writer.isOver()) {
    await pick(next, deeds)(writer, scene, next())
    await setTimeout(1)
  }
}
