import type { Writer } from './writer.ts'

/** What everybody on a board has to do with. */
export interface Scene {
  /** Ads that may be applied to. */
  ads: string[]
}

/** Something that people do; chance, from 0 to 1, chooses what is left open. */
export type Deed<W extends Writer> = (writer: W, scene: Scene, chance: number) => Promise<unknown>
