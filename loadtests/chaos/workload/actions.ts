import type { Writer } from './writer.ts'

/** What everybody on a board has to do with. */
export interface SharedState {
  /** Ads that may be applied to. */
  jobIds: string[]
}

/** Something that people do; chance, from 0 to 1, chooses what is left open. */
export type WriterAction<W extends Writer> = (
  writer: W,
  scene: SharedState,
  chance: number
) => Promise<unknown>
