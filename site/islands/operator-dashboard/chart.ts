import { counted, number, shortDate } from '#site/lib/formats.ts'

export interface Count {
  /** As 2026-03-02. */
  day: string
  count: number
}

/** Of the drawing, in its own units. */
export const size = { width: 300, height: 96 }

export interface Bar extends Count {
  x: number
  y: number
  width: number
  height: number
}

/** A bar for each day, the highest as high as the drawing; a day with nothing has none. */
export function barsOf(counts: readonly Count[]): Bar[] {
  const step = size.width / Math.max(1, counts.length)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map(({ day, count }, nth) => {
    const height = (count / most) * size.height
    return { day, count, x: nth * step, y: size.height - height, width: step * 0.72, height }
  })
}

/** What the drawing shows, in a sentence: «98 en 30 días. El día de más: 6, el 3 mar 2026.» */
export function summaryOf(counts: readonly Count[]): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const most = counts.reduce<Count | undefined>(
    (high, one) => (one.count > (high?.count ?? 0) ? one : high),
    undefined
  )
  const days = counted(counts.length, 'día', 'días')
  if (!most) return `Ninguna en ${days}.`
  return `${number(total)} en ${days}. El día de más: ${number(most.count)}, el ${dayDate(most.day)}.`
}

/** «3 mar 2026». A day has no hour; noon is in it wherever it is read. */
export function dayDate(day: string): string {
  return shortDate(`${day}T12:00:00Z`)
}
