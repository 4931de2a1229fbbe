/** How a profile matches what a job asks. */

export const has = 'lo tienes'
export const lacks = 'te falta'
export const comparedWithYou = 'Comparado con tu perfil, solo para ti. '
export const changeProfile = 'Cambiar mi perfil'
export const year = 'año'
export const years = 'años'
/** «Cumples lo imprescindible»; of a person who does not read it where `isReader` is false. */
export const meetsAll = (met: number, isReader: boolean) =>
  `${isReader ? 'Cumples' : 'Cumple'} ${met === 1 ? 'lo imprescindible' : `los ${met} requisitos imprescindibles`}`
/** «Cumples 4 de 5: te falta el carné C». */
export const lacksSome = (
  met: number,
  needed: number,
  { count, missing, isReader }: { count: number; missing: string; isReader: boolean }
) =>
  `${isReader ? 'Cumples' : 'Cumple'} ${met} de ${needed}: ${isReader ? 'te' : 'le'} ${count === 1 ? 'falta' : 'faltan'} ${missing}`
/** «el carné C», «inglés». */
export const missing = (text: string, isNamed: boolean, _isLanguage: boolean) =>
  `${isNamed ? 'el ' : ''}${text.charAt(0).toLowerCase()}${text.slice(1)}`
