import { lowerFirst } from '../../shared/lower-first.ts'

export const has = 'you have it'
export const lacks = 'you don’t have it'
export const unsaid = 'your profile doesn’t say'
export const comparedWithYou = 'Compared with your profile, for you only. '
export const changeProfile = 'Change my profile'
export const sayMore = 'Add what you can do and see how well you match'
export const year = 'year'
export const years = 'years'
export const meetsAll = (met: number, isReader: boolean) =>
  `${isReader ? 'You meet' : 'Meets'} ${met === 1 ? 'the essential requirement' : `all ${met} essential requirements`}`
export const meetsSome = (
  met: number,
  needed: number,
  { lacking, unsaid, isReader }: { lacking: string; unsaid: string; isReader: boolean }
) =>
  [
    `${isReader ? 'You meet' : 'Meets'} ${met} of ${needed}`,
    lacking && `${isReader ? 'You’re missing' : 'Doesn’t have'}: ${lacking}`,
    unsaid && `${isReader ? 'Your profile doesn’t say' : 'Doesn’t say'}: ${unsaid}`
  ]
    .filter(Boolean)
    .join('. ')
export const brief = (met: number, needed: number, unsaid: number) =>
  `You meet ${met} of ${needed}${unsaid ? ` (${unsaid} not stated)` : ''}`
export const named = (text: string, isLanguage: boolean) => (isLanguage ? text : lowerFirst(text))
