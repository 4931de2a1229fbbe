import type { PhotoSubject } from '#events/job-content/vocabulary.ts'

export const published = 'Published'
export const renewedUntil = (date: string) => `Renewed until ${date}`
export const closedUnfilled = 'Search closed without filling the position'
export const filled = 'Position filled'
export const payHidden = (before: string) => `No longer states the pay: it was for ${before}`
export const payTold = (after: string) => `Now states the pay: ${after}`
export const payRises = (from: string, to: string) => `The pay rises from ${from} to ${to}`
export const payFalls = (from: string, to: string) => `The pay falls from ${from} to ${to}`
export const payChanges = (from: string, to: string) => `The pay changes from ${from} to ${to}`
export const altaPromised = 'Now promises a contract and Social Security from day one'
export const altaHidden = 'No longer promises a contract and Social Security from day one'
export const trialPromised = (after: string) => `Now says that the trial is paid: ${after}`
export const trialHidden = (before: string) =>
  `No longer says that the trial is paid: it was ${before}`
export const trialChanges = (from: string, to: string) =>
  `The paid trial changes from ${from} to ${to}`
export const hoursHidden = (before: string) => `No longer states the hours: they were ${before}`
export const hoursTold = (after: string) => `Now states the hours: ${after}`
export const weekChanges = (from: string, to: string) =>
  `The hours change from ${from} to ${to} per week`
export const hoursChange = (from: string, to: string) =>
  `The hours change from “${from}” to “${to}”`
export const ofPhoto: Record<PhotoSubject, string> = {
  vivienda: 'of the housing',
  centro: 'of the centre',
  caballos: 'of the horses'
}
export const photosTold = (what: string) => `Now says that there is a photo ${what}`
export const photosHidden = (what: string) => `No longer says that there is a photo ${what}`
export const photosChange = (told: string, hidden: string) =>
  `Now says that there is a photo ${told}, and no longer ${hidden}`
