/** Keeps the best so far, and sorts them once they are twice as many as wanted. */
export class FirstInOrder {
  private best: number[] = []
  /** An item that comes after this one is not among the first; undefined until enough were added. */
  last: number | undefined
  private readonly wanted: number
  private readonly order: (a: number, b: number) => number

  constructor(wanted: number, order: (a: number, b: number) => number) {
    this.wanted = wanted
    this.order = order
  }

  add(item: number): void {
    if (this.last !== undefined && this.order(item, this.last) > 0) return
    this.best.push(item)
    if (this.best.length < 2 * this.wanted + 100) return
    this.best = this.sorted()
    this.last = this.best.at(-1)
  }

  sorted(): number[] {
    return this.best.sort(this.order).slice(0, this.wanted)
  }
}
