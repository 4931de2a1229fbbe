import type * as es from '../../es/jobs/match.ts'

export const matchWords: typeof es.matchWords = {
  has: 'you have it',
  lacks: 'you lack it',
  comparedWithYou: 'Compared with your profile, for you only. ',
  changeProfile: 'Change my profile',
  year: 'year',
  years: 'years',
  meetsAll: (met, isReader) =>
    `${isReader ? 'You meet' : 'Meets'} ${met === 1 ? 'what is essential' : `all ${met} essential requirements`}`,
  lacksSome: (met, needed, { missing, isReader }) =>
    `${isReader ? 'You meet' : 'Meets'} ${met} of ${needed}: ${isReader ? 'you lack' : 'lacks'} ${missing}`,
  missing: (text, _, isLanguage) =>
    isLanguage ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
