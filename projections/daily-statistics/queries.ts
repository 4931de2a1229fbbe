import type { Queries } from '#events/database/database.ts'

export interface DayFigure {
  /** As 2026-03-02. */
  day: string
  fact: string
  n: number
}

/** The last days, oldest first. */
export function figuresSince(db: Queries, day: string): Promise<DayFigure[]> {
  return db.query('SELECT day, fact, n FROM figures.days WHERE day >= $1 ORDER BY day, fact', [day])
}
