const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const newFor = 2 * day

const format = new Intl.RelativeTimeFormat('es-ES')

/** «hace 3 horas», «hace 2 días»: whole hours and days; milliseconds. */
export function timeAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - new Date(instant).getTime())
  if (passed < minute) return 'ahora mismo'
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  return format.format(-Math.floor(passed / day), 'day')
}

/** Posted in the last 48 hours. */
export function isRecent(instant: string, now: number): boolean {
  return now - new Date(instant).getTime() < newFor
}
