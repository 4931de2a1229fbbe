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
  gratis: 'free stable',
  'con-coste': 'stable at a cost',
  'a-hablar': 'stable to be discussed'
}

export const termFacts: typeof es.termFacts = {
  workPermit: { name: 'Work permit', fact: 'They arrange it' }
}
