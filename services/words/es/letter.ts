/** The sentences of a cover letter that is proposed from what its writer has ticked. */
import type { askedSkills } from '#events/job-content/vocabulary.ts'
import { lowerFirst } from '../shared/lower-first.ts'
import { askLabels, languageLabels, titleLabels } from './jobs/asks.ts'

type Skill = Exclude<(typeof askedSkills)[number], 'transporte-animales'>

export const licence = (level: string) => `carné ${level}`
export const galope = (level: string) => `galope ${level}`
export const title = (level: string) =>
  `título de ${lowerFirst(titleLabels[level as keyof typeof titleLabels])}`
export const transport = 'certificado de transporte de animales'
export const language = (level: string) =>
  lowerFirst(languageLabels[level as keyof typeof languageLabels])
export const skill = (what: Skill) =>
  what === 'inseminacion' ? 'inseminar' : lowerFirst(askLabels[what])

export const has = (things: readonly string[]) => `Tengo ${list(things)}.`
export const worksTowards = (things: readonly string[]) =>
  `Me estoy sacando ${list(things.map(thing => `el ${thing}`))}.`
export const years = (count: number) => {
  if (count === 0) return 'Todavía no tengo experiencia.'
  return `Tengo ${count} ${count === 1 ? 'año' : 'años'} de experiencia.`
}
export const speaks = (languages: readonly string[]) => `Hablo ${list(languages)}.`
export const learnsToSpeak = (languages: readonly string[]) =>
  `Estoy aprendiendo ${list(languages)}.`
export const can = (skills: readonly string[]) => `Sé ${list(skills)}.`
export const learnsTo = (skills: readonly string[]) => `Estoy aprendiendo a ${list(skills)}.`
export const startsNow = 'Puedo empezar ya.'
export const starts = (date: string) => `Puedo empezar el ${day(date)}.`
export const needsHousing = 'Necesito vivienda.'
export const needsNoHousing = 'No necesito vivienda.'
export const bringsHorse = 'Iría con mi caballo.'
export const bringsNoHorse = 'No llevo caballo.'
export const livesIn = (place: string) => `Vivo en ${place}.`

/** «1 de febrero», whatever the language of the page. */
const day = (date: string) =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date)
  )

/** «carné B, galope 5 y título de TD1», «francés e inglés». */
function list(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  if (texts.length < 2) return last
  return `${texts.slice(0, -1).join(', ')} ${/^h?i(?!e)/.test(last) ? 'e' : 'y'} ${last}`
}
