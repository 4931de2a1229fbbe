const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Countdown {
  tone: 'info' | 'amber' | 'danger' | 'over'
  text: string
}

const days = new Intl.NumberFormat('es-ES', { style: 'unit', unit: 'day', unitDisplay: 'long' })

/** How long an ad has left, as a card says it. */
export function countdown(expiryDate: string, now: number): Countdown {
  const left = new Date(expiryDate).getTime() - now
  if (left <= 0) return { tone: 'over', text: 'Anuncio caducado' }
  if (left <= day) return { tone: 'danger', text: `Urgente: quedan ${hoursAndMinutes(left)}` }
  const whole = Math.ceil(left / day)
  return { tone: whole <= 3 ? 'amber' : 'info', text: `Quedan ${days.format(whole)}` }
}

function hoursAndMinutes(left: number): string {
  return `${Math.floor(left / hour)} h ${Math.floor((left % hour) / minute)} min`
}
