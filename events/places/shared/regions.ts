/** An autonomous community of several provinces; one of a single province is that province. */
export interface Region {
  code: string
  name: string
  otherNames: string[]
}

export const regions: readonly Region[] = [
  { code: 'andalucia', name: 'Andalucía', otherNames: ['Andalusia'] },
  { code: 'aragon', name: 'Aragón', otherNames: ['Aragó'] },
  { code: 'canarias', name: 'Canarias', otherNames: ['Islas Canarias'] },
  { code: 'castilla-la-mancha', name: 'Castilla-La Mancha', otherNames: ['La Mancha'] },
  { code: 'castilla-y-leon', name: 'Castilla y León', otherNames: ['Castilla', 'Castilla-León'] },
  { code: 'cataluna', name: 'Cataluña', otherNames: ['Catalunya'] },
  {
    code: 'comunidad-valenciana',
    name: 'Comunidad Valenciana',
    otherNames: ['Comunitat Valenciana', 'País Valenciano', 'País Valencià']
  },
  { code: 'extremadura', name: 'Extremadura', otherNames: [] },
  { code: 'galicia', name: 'Galicia', otherNames: ['Galiza'] },
  { code: 'pais-vasco', name: 'País Vasco', otherNames: ['Euskadi', 'Euskal Herria'] }
]

export const country: Region = {
  code: 'espana',
  name: 'España',
  otherNames: ['Toda España', 'Espanya', 'Espainia', 'Spain']
}
