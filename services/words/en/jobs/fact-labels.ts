import type * as es from '../../es/jobs/fact-labels.ts'

export const housingChips: typeof es.housingChips = {
  no: '',
  habitacion: 'room',
  compartida: 'shared house',
  independiente: 'housing',
  caravana: 'caravan',
  'ayuda-alquiler': 'help with the rent'
}

export const ownHorseChips: typeof es.ownHorseChips = {
  no: '',
  gratis: 'free livery',
  'con-coste': 'paid livery',
  'a-hablar': 'livery to be agreed'
}

export const termFacts: typeof es.termFacts = {
  workPermit: { name: 'Work permit', fact: 'They arrange it' }
}
