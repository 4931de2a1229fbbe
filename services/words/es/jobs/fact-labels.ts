import type { jobTerms } from '#events/job-content/job-terms.ts'

/** Chips of a card, by the kind of housing; empty where there is none. */
export const housingChips = {
  no: '',
  habitacion: 'habitación',
  compartida: 'vivienda compartida',
  independiente: 'vivienda',
  caravana: 'caravana',
  'ayuda-alquiler': 'ayuda para el alquiler'
}

export const ownHorseChips = {
  no: '',
  gratis: 'box gratis',
  'con-coste': 'box con coste',
  'a-hablar': 'box a convenir'
}

/** The sentence on the page of a job for which a term holds. */
export const termFacts: Partial<Record<keyof typeof jobTerms, { name: string; fact: string }>> = {
  workPermit: { name: 'Permiso de trabajo', fact: 'Lo tramitan' }
}
