import { lowerFirst } from '../../shared/lower-first.ts'

export const has = 'you have it'
export const lacks = 'you lack it'
export const unsaid = 'your profile does not say'
export const comparedWithYou = 'Compared with your profile, for you only. '
export const changeProfile = 'Change my profile'
export const sayMore = 'Say what you can do and see how much you meet'
export const year = 'year'
export const years = 'years'
export const meetsAll = (met: number, isReader: boolean) =>
  `${isReader ? 'You meet' : 'Meets'} ${met === 1 ? 'what is essential' : `all ${met} essential requirements`}`
export const meetsSome = (
  met: number,
  needed: number,
  { lacking, unsaid, isReader }: { lacking: string; unsaid: string; isReader: boolean }
) =>
  [
    `${isReader ? 'You meet' : 'Meets'} ${met} of ${needed}`,
    lacking && `${isReader ? 'You lack' : 'Lacks'}: ${lacking}`,
    unsaid && `${isReader ? 'Your profile does not say' : 'Does not say'}: ${unsaid}`
  ]
    .filter(Boolean)
    .join('. ')
export const brief = (met: number, needed: number, unsaid: number) =>
  `You meet ${met} of ${needed}${unsaid ? ` (${unsaid} not said)` : ''}`
export const named = (text: string, isLanguage: boolean) => (isLanguage ? text : lowerFirst(text))
