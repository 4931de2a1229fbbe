/** How a profile matches what a job asks. */
import { lowerFirst } from '../../shared/lower-first.ts'

export const has = 'lo tienes'
export const lacks = 'te falta'
export const unsaid = 'tu perfil no lo dice'
export const comparedWithYou = 'Comparado con tu perfil, solo para ti. '
export const changeProfile = 'Cambiar mi perfil'
/** Where a profile says nothing of what a job asks. */
export const sayMore = 'Di qué sabes y verás cuánto cumples'
export const year = 'año'
export const years = 'años'
/** «Cumples lo imprescindible»; of a person who does not read it where `isReader` is false. */
export const meetsAll = (met: number, isReader: boolean) =>
  `${isReader ? 'Cumples' : 'Cumple'} ${met === 1 ? 'lo imprescindible' : `los ${met} requisitos imprescindibles`}`
/** «Cumples 3 de 5. Te falta: carné C. Tu perfil no dice: trenzar». */
export const meetsSome = (
  met: number,
  needed: number,
  { lacking, unsaid, isReader }: { lacking: string; unsaid: string; isReader: boolean }
) =>
  [
    `${isReader ? 'Cumples' : 'Cumple'} ${met} de ${needed}`,
    lacking && `${isReader ? 'Te falta' : 'No tiene'}: ${lacking}`,
    unsaid && `${isReader ? 'Tu perfil no dice' : 'No dice'}: ${unsaid}`
  ]
    .filter(Boolean)
    .join('. ')
/** «Cumples 1 de 5 (4 sin decir)». */
export const brief = (met: number, needed: number, unsaid: number) =>
  `Cumples ${met} de ${needed}${unsaid ? ` (${unsaid} sin decir)` : ''}`
/** «carné C», «inglés». */
export const named = (text: string, _isLanguage: boolean) => lowerFirst(text)
