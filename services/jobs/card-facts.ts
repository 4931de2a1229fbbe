import type { JobTerms } from '#events/aggregates/jobs.ts'
import { formatNumber } from '#services/platform/config/spanish-formats.ts'
import { isPayTold, payText } from './pay-text.ts'

const housingChips = {
  no: '',
  habitacion: 'habitación',
  compartida: 'vivienda compartida',
  independiente: 'vivienda',
  caravana: 'caravana',
  'ayuda-alquiler': 'ayuda para el alquiler'
}

const ownHorseChips = {
  no: '',
  gratis: 'box gratis',
  'con-coste': 'box con coste',
  'a-hablar': 'box a hablar'
}

export interface CardFacts {
  pay: string
  isPayTold: boolean
  /** Housing, days off, a box for one's own horse, driving licences. */
  others: string[]
}

/** The chips of a job in a list. */
export function cardFacts({ pay, housing, hours, ownHorse, asks = [] }: JobTerms): CardFacts {
  const licences = asks
    .filter(({ what }) => what === 'carne')
    .map(({ level }) => `carné\u00a0${level}`)
  const others = [
    housing && housingChips[housing.kind],
    daysOffText(hours?.daysOff),
    ownHorse && ownHorseChips[ownHorse],
    ...licences
  ]
  return { pay: payText(pay), isPayTold: isPayTold(pay), others: others.filter(isText) }
}

/** «1.250 €/mes · vivienda · 2 días libres». */
export function offerText(job: JobTerms): string {
  const { pay, others } = cardFacts(job)
  return [pay, ...others].join(' · ')
}

const isText = (text: string | undefined): text is string => Boolean(text)

/** «2 días libres», «1,5 días libres». */
function daysOffText(days: number | undefined): string | undefined {
  if (days === undefined) return undefined
  return `${formatNumber(days)}\u00a0${days === 1 ? 'día libre' : 'días libres'}`
}
