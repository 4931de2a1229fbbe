import type { InvertedIndex } from '#projections/search/inverted-index.ts'
import type { AlertMeaning } from './meaning.ts'

/** The anchor of alerts that any job may meet. */
const everyJob = '*'

/** Alerts by lexemes one of which a job must have to meet them, so that a job is compared with few of many alerts. */
export class AnchoredAlerts {
  private readonly byLexeme = new Map<string, string[]>()
  private readonly counts = new Map<string, number>()
  private readonly jobs: InvertedIndex

  /** The rarest lexemes of these jobs are the anchors. */
  constructor(jobs: InvertedIndex) {
    this.jobs = jobs
  }

  add(alert: string, meaning: AlertMeaning): void {
    for (const anchor of this.anchorsOf(meaning)) {
      const known = this.byLexeme.get(anchor)
      if (known) known.push(alert)
      else this.byLexeme.set(anchor, [alert])
    }
  }

  /** The alerts that a job with these lexemes may meet. */
  find(lexemes: Iterable<string>): string[] {
    const found = [everyJob, ...lexemes].flatMap(lexeme => this.byLexeme.get(lexeme) ?? [])
    return [...new Set(found)]
  }

  private anchorsOf({ clauses, isVague, unseen }: AlertMeaning): readonly string[] {
    const byClause = clauses
      .filter(ways => !isVague && ways.every(lexemes => lexemes.length > 0))
      .map(ways => [...new Set(ways.map(lexemes => this.rarestOf(lexemes)))])
      .map(anchors => ({
        anchors,
        n: anchors.reduce((sum, anchor) => sum + this.count(anchor), 0)
      }))
      .sort((a, b) => a.n - b.n)
    return [...(byClause[0]?.anchors ?? [everyJob]), ...unseen]
  }

  private rarestOf(lexemes: readonly string[]): string {
    return lexemes.reduce((a, b) => (this.count(b) < this.count(a) ? b : a))
  }

  private count(lexeme: string): number {
    const known = this.counts.get(lexeme) ?? this.jobs.count(lexeme)
    this.counts.set(lexeme, known)
    return known
  }
}
