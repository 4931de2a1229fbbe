/** How a profile matches what a job asks. */
export const matchWords = {
  has: 'lo tienes',
  lacks: 'te falta',
  comparedWithYou: 'Comparado con tu perfil, solo para ti. ',
  changeProfile: 'Cambiar mi perfil',
  year: 'año',
  years: 'años',
  /** «Cumples lo imprescindible»; of a person who does not read it where `isReader` is false. */
  meetsAll: (met: number, isReader: boolean) =>
    `${isReader ? 'Cumples' : 'Cumple'} ${met === 1 ? 'lo imprescindible' : `los ${met} requisitos imprescindibles`}`,
  /** «Cumples 4 de 5: te falta el carné C». */
  lacksSome: (
    met: number,
    needed: number,
    { count, missing, isReader }: { count: number; missing: string; isReader: boolean }
  ) =>
    `${isReader ? 'Cumples' : 'Cumple'} ${met} de ${needed}: ${isReader ? 'te' : 'le'} ${count === 1 ? 'falta' : 'faltan'} ${missing}`,
  /** «el carné C», «inglés». */
  missing: (text: string, isNamed: boolean, _isLanguage: boolean) =>
    `${isNamed ? 'el ' : ''}${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
