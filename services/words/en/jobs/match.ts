export const has = 'you have it'
export const lacks = 'you lack it'
export const comparedWithYou = 'Compared with your profile, for you only. '
export const changeProfile = 'Change my profile'
export const year = 'year'
export const years = 'years'
export const meetsAll = (met: number, isReader: boolean) =>
  `${isReader ? 'You meet' : 'Meets'} ${met === 1 ? 'what is essential' : `all ${met} essential requirements`}`
export const lacksSome = (
  met: number,
  needed: number,
  { missing, isReader }: { count: number; missing: string; isReader: boolean }
) =>
  `${isReader ? 'You meet' : 'Meets'} ${met} of ${needed}: ${isReader ? 'you lack' : 'lacks'} ${missing}`
export const missing = (text: string, _: boolean, isLanguage: boolean) =>
  isLanguage ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
