import type { Point } from '#events/places/distance.ts'
import { withDistance } from './distances.ts'
import type { SearchScope } from './search-scope.ts'
import type { JobCard, JobPage } from './view.ts'

/** A page whose jobs are JSON, as they are cached. */
export interface EncodedPage {
  cards: readonly Uint8Array[]
  meta: JobPage['meta']
  /** What the page and its figures depend on; undefined for all jobs. */
  scopes: readonly SearchScope[] | undefined
}

const decoder = new TextDecoder()

export function encodeCard(card: JobCard): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(card))
}

function decodeCard(card: Uint8Array): JobCard {
  return JSON.parse(decoder.decode(card))
}

export function encodePage({ jobs, meta }: JobPage): EncodedPage {
  return { cards: jobs.map(encodeCard), meta, scopes: undefined }
}

export function decodePage({ cards, meta }: EncodedPage): JobPage {
  return { jobs: cards.map(decodeCard), meta }
}

export function withDistances(page: EncodedPage, center: Point): EncodedPage {
  const cards = page.cards.map(card => encodeCard(withDistance(decodeCard(card), center)))
  return { ...page, cards }
}

const [start, comma, middle, end] = ['{"jobs":[', ',', '],"meta":', '}'].map(text =>
  Buffer.from(text)
) as [Buffer, Buffer, Buffer, Buffer]

/** The page as JSON. */
export function joinPage({ cards, meta }: EncodedPage): Uint8Array<ArrayBuffer> {
  const jobs = cards.flatMap((card, nth) => (nth === 0 ? [card] : [comma, card]))
  return Buffer.concat([start, ...jobs, middle, Buffer.from(JSON.stringify(meta)), end])
}
