import { localPath } from '../shared/paths.ts'

export const language = 'en'
export const locale = 'en-GB'
export const openGraphLocale = 'en_GB'
export const path = (path: string): string => localPath('en', path)
export const dateAndTime = (date: string, time: string) => `${date} at ${time}`
export const euros = (amount: string) => `€${amount}`
export const euroRange = (from: string, to: string) => `€${from}–${to}`
export const pageOf = (page: number | string, totalPages: number | string) =>
  `page ${page} of ${totalPages}`
export const days = (count: number) => `${count}\u00a0days`
export const months = (count: number) => `${count} months`
export const quoted = (text: string) => `“${text}”`
export const and = 'and'
export const or = 'or'
export const yes = 'Yes'
export const no = 'No'
