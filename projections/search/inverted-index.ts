import { type Bitmap, setBit, DocSet, usedWords, wordsFor } from './doc-set.ts'

/** The searchable part of a job or a profile, which is live unless the clock says otherwise. */
export interface IndexedDoc {
  /** The position in the log of the event that published it. */
  no: number
  /** Milliseconds since 1970; infinite for what does not expire. */
  expiry: number
  /** By which searches filter and order, such as the pay of a job; null without one. */
  amount: number | null
  /** Words, places and terms by which it is found, perhaps repeated. */
  lexemes: readonly string[]
}

const never = Number.NEGATIVE_INFINITY

/**
 * What is live, in memory, each with the number of a doc in the order in which they came. A number is never used again: what
 * changes gets another one.
 */
export class InvertedIndex {
  readonly no: number[] = []
  /** By doc: the highest number so far. */
  readonly highestNo: number[] = []
  /** By doc; before any time for one that is gone. */
  readonly expiry: number[] = []
  /** By doc; -1 without one. */
  readonly amount: number[] = []
  private readonly docOf = new Map<number, number>()
  private readonly sets = new Map<string, DocSet>()
  private readonly mostNumbers: number
  /** The docs that are not gone. */
  private all: { docs: Bitmap; words: Int32Array } | undefined
  /** The docs that are live from one instant until another, and how many of them have each lexeme. */
  private live:
    | { from: number; until: number; docs: Bitmap; counts: Map<string, number> }
    | undefined

  /** The approximate number of docs to expect. */
  constructor(expected: number) {
    this.mostNumbers = Math.max(64, wordsFor(expected))
  }

  /** True when so many docs are gone that loading the index anew is worth it. */
  isFragmented(): boolean {
    return this.no.length > 2 * this.docOf.size + 2_000
  }

  /** Replaces what had this number. */
  put({ no, expiry, amount, lexemes }: IndexedDoc): void {
    this.remove(no)
    const doc = this.no.push(no) - 1
    this.highestNo.push(Math.max(no, this.highestNo[doc - 1] ?? no))
    this.expiry.push(expiry)
    this.amount.push(amount ?? -1)
    this.docOf.set(no, doc)
    for (const lexeme of lexemes) this.setOf(lexeme).add(doc, this.mostNumbers)
    this.forgetDocs()
  }

  remove(no: number): void {
    const doc = this.docOf.get(no)
    if (doc === undefined) return
    this.expiry[doc] = never
    this.docOf.delete(no)
    this.forgetDocs()
  }

  /** The numbers of the docs that have a lexeme, expired or not. */
  numbersWith(lexeme: string): number[] {
    const numbers: number[] = []
    this.find(lexeme)?.forEachIn(this.findAll().docs, doc => numbers.push(this.no[doc] as number))
    return numbers
  }

  /** Drops the lexemes that no doc has since a removal. */
  forgetUnusedLexemes(): void {
    for (const lexeme of this.sets.keys()) if (this.count(lexeme) === 0) this.sets.delete(lexeme)
  }

  find(lexeme: string): DocSet | undefined {
    return this.sets.get(lexeme)
  }

  /** All lexemes that pass, also of what has expired. */
  lexemes(passes: (lexeme: string) => boolean): string[] {
    const found: string[] = []
    for (const lexeme of this.sets.keys()) if (passes(lexeme)) found.push(lexeme)
    return found.filter(lexeme => this.count(lexeme) > 0)
  }

  /** How many docs have a lexeme, expired or not. */
  count(lexeme: string): number {
    const { docs, words } = this.findAll()
    return this.sets.get(lexeme)?.countIn(docs, words) ?? 0
  }

  liveAt(now: number): Bitmap {
    const isSame = this.live && this.live.from <= now && now < this.live.until
    if (!this.live || !isSame) this.live = this.findLive(now)
    return this.live.docs
  }

  /** How many of these docs have a lexeme; counts over all live docs are remembered. */
  counterIn(docs: Bitmap): (lexeme: string) => number {
    const known = docs === this.live?.docs ? this.live.counts : new Map<string, number>()
    let words: Int32Array | undefined
    return lexeme => {
      const counted = known.get(lexeme)
      if (counted !== undefined) return counted
      words ??= usedWords(docs)
      const count = this.find(lexeme)?.countIn(docs, words) ?? 0
      known.set(lexeme, count)
      return count
    }
  }

  private findAll() {
    this.all ??= withWords(this.findLive(never).docs)
    return this.all
  }

  private findLive(now: number) {
    let [from, until] = [never, Number.POSITIVE_INFINITY]
    const docs = new Int32Array(wordsFor(this.no.length))
    for (let doc = 0; doc < this.no.length; doc++) {
      const expiry = this.expiry[doc] as number
      if (expiry > now) setBit(docs, doc)
      if (expiry > now && expiry < until) until = expiry
      if (expiry <= now && expiry > from) from = expiry
    }
    return { from, until, docs, counts: new Map<string, number>() }
  }

  private setOf(lexeme: string): DocSet {
    const known = this.sets.get(lexeme)
    if (known) return known
    const added = new DocSet()
    this.sets.set(lexeme, added)
    return added
  }

  private forgetDocs(): void {
    this.all = undefined
    this.live = undefined
  }
}

const withWords = (docs: Bitmap) => ({ docs, words: usedWords(docs) })
