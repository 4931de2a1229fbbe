import type { Writer } from './writer.ts'

/** What all writers share. */
export interface SharedState {
  /** Jobs that accept applications. */
  jobIds: string[]
  /** The last jobs, withdrawn ones among them. */
  recentJobIds: string[]
}

/** What a writer does; chance, from 0 to 1, chooses what is left open. */
export type WriterAction<W extends Writer> = (
  writer: W,
  state: SharedState,
  chance: number
) => Promise<unknown>
