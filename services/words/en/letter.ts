import { lowerFirst } from '../shared/lower-first.ts'
import type { askedSkills } from '#events/job-content/vocabulary.ts'
import { askLabels, languageLabels, titleLabels } from './jobs/asks.ts'

type Skill = Exclude<(typeof askedSkills)[number], 'transporte-animales'>

export const licence = (level: string) => `a category ${level} driving licence`
export const galope = (level: string) => `Galope ${level}`
export const title = (level: string) =>
  `the ${titleLabels[level as keyof typeof titleLabels]} qualification`
export const transport = 'an animal transport certificate'
export const language = (level: string) => languageLabels[level as keyof typeof languageLabels]
export const skill = (what: Skill) => lowerFirst(askLabels[what])

export const has = (things: readonly string[]) => `I have ${list(things)}.`
export const worksTowards = (things: readonly string[]) => `I am working towards ${list(things)}.`
export const years = (count: number) => {
  if (count === 0) return 'I have no experience yet.'
  return `I have ${count} ${count === 1 ? 'year' : 'years'} of experience.`
}
export const speaks = (languages: readonly string[]) => `I speak ${list(languages)}.`
export const learnsToSpeak = (languages: readonly string[]) => `I am learning ${list(languages)}.`
export const can = (skills: readonly string[]) => `I have experience of ${list(skills)}.`
export const learnsTo = (skills: readonly string[]) => `I am learning ${list(skills)}.`
export const startsNow = 'I can start now.'
export const starts = (date: string) => `I can start on ${day(date)}.`
export const needsHousing = 'I need housing.'
export const needsNoHousing = 'I do not need housing.'
export const bringsHorse = 'I would bring my horse.'
export const bringsNoHorse = 'I would not bring a horse.'
export const livesIn = (place: string) => `I live in ${place}.`

const day = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date)
  )

function list(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${last}` : last
}
