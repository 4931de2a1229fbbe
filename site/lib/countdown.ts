const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Countdown {
  tone: 'info' | 'amber' | 'danger' | 'calm' | 'over'
  text: string
  /** Of ten, three days each. */
  blocks: number
}

const days = new Intl.NumberFormat('es-ES', { style: 'unit', unit: 'day', unitDisplay: 'long' })

/** Time left, as a card shows it. */
export function countdown(expiryDate: string, now: number): Countdown {
  const left = new Date(expiryDate).getTime() - now
  if (left <= 0) return expiredCountdown
  const blocks = blockCount(left)
  if (left <= day)
    return { tone: 'danger', text: `Urgente: quedan ${hoursAndMinutes(left)}`, blocks }
  const whole = Math.ceil(left / day)
  return { tone: whole <= 3 ? 'amber' : 'info', text: `Quedan ${days.format(whole)}`, blocks }
}

/** Time left, as the job's page shows it: completed days, calm while they are many. */
export function detailCountdown(expiryDate: string, now: number): Countdown {
  const left = new Date(expiryDate).getTime() - now
  if (left <= 0) return expiredCountdown
  const whole = Math.floor(left / day)
  const blocks = blockCount(left)
  if (whole === 0) return { tone: 'danger', text: `Quedan ${hoursAndMinutes(left)}`, blocks }
  const tone = whole <= 3 ? 'amber' : whole <= 7 ? 'info' : 'calm'
  return { tone, text: `${whole === 1 ? 'Queda' : 'Quedan'} ${daysAndHours(left)}`, blocks }
}

const expiredCountdown: Countdown = { tone: 'over', text: 'Anuncio caducado', blocks: 0 }

function blockCount(left: number): number {
  return Math.min(10, Math.ceil(left / (3 * day)))
}

/** With hours, because a card counts the day that has begun as well. */
function daysAndHours(left: number): string {
  const hours = Math.floor((left % day) / hour)
  return days.format(Math.floor(left / day)) + (hours ? ` y ${hours} h` : '')
}

function hoursAndMinutes(left: number): string {
  return `${Math.floor(left / hour)} h ${Math.floor((left % hour) / minute)} min`
}
