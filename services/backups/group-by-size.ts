import { megabyte } from '#events/units.ts'

const maxRecords = 1_000
const maxBytes = megabyte

/** Something that is read or written together with others of its kind. */
export interface Sized {
  kind: string
  bytes: number
}

/** Groups of neighbours of one kind, in order: at most 1,000, and 1 MB unless one alone has more. */
export async function* groupBySize<Item extends Sized>(
  items: AsyncIterable<Item>
): AsyncGenerator<Item[]> {
  let group: Item[] = []
  let total = 0
  for await (const item of items) {
    const [first] = group
    const isFull = group.length === maxRecords || total + item.bytes > maxBytes
    if (first && (isFull || first.kind !== item.kind)) {
      yield group
      group = []
      total = 0
    }
    group.push(item)
    total += item.bytes
  }
  if (group.length) yield group
}
