import { formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'

export interface DayCount {
  /** ISO date, as 2026-03-02. */
  day: string
  count: number
}

/** The size of the drawing, in its own units. */
export const chartSize = { width: 300, height: 96 }

export interface Bar extends DayCount {
  x: number
  y: number
  width: number
  height: number
}

/** A bar for each day, the highest as high as the drawing; a day with nothing has none. */
export function layoutBars(counts: readonly DayCount[]): Bar[] {
  const step = chartSize.width / Math.max(1, counts.length)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map(({ day, count }, index) => {
    const height = (count / most) * chartSize.height
    return { day, count, x: index * step, y: chartSize.height - height, width: step * 0.72, height }
  })
}

/** The drawing in a sentence, besides the total: «En 30 días. El día de más: 6, el 3 mar 2026.» */
export function chartSummary(counts: readonly DayCount[]): string {
  const most = counts.reduce<DayCount | undefined>(
    (high, entry) => (entry.count > (high?.count ?? 0) ? entry : high),
    undefined
  )
  const days = formatCount(counts.length, 'día', 'días')
  if (!most) return `Ninguna en ${days}.`
  return `En ${days}. El día de más: ${formatNumber(most.count)}, el ${formatDay(most.day)}.`
}

/** «3 mar 2026». A day has no hour; noon is in it wherever it is read. */
export function formatDay(day: string): string {
  return shortDate(`${day}T12:00:00Z`)
}
