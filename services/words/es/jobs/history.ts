import type { PhotoSubject } from '#events/job-content/vocabulary.ts'

/** The changes of a job since its publication. */

export const published = 'Publicado'
export const renewedUntil = (date: string) => `Renovado hasta el ${date}`
export const closedUnfilled = 'Búsqueda cerrada sin cubrir'
export const filled = 'Puesto cubierto'
export const payHidden = (before: string) => `Ya no dice el sueldo: era de ${before}`
export const payTold = (after: string) => `Ahora dice el sueldo: ${after}`
export const payRises = (from: string, to: string) => `El sueldo sube de ${from} a ${to}`
export const payFalls = (from: string, to: string) => `El sueldo baja de ${from} a ${to}`
export const payChanges = (from: string, to: string) =>
  `El sueldo pasa de ${from}${from.includes(', ') ? ',' : ''} a ${to}`
export const altaPromised = 'Ahora promete contrato y alta desde el primer día'
export const altaHidden = 'Ya no promete contrato y alta desde el primer día'
export const trialPromised = (after: string) => `Ahora dice que la prueba se paga: ${after}`
export const trialHidden = (before: string) => `Ya no dice que la prueba se paga: era de ${before}`
export const trialChanges = (from: string, to: string) => `La prueba pagada pasa de ${from} a ${to}`
export const hoursHidden = (before: string) => `Ya no dice el horario: era ${before}`
export const hoursTold = (after: string) => `Ahora dice el horario: ${after}`
export const weekChanges = (from: string, to: string) =>
  `La jornada pasa de ${from} a ${to} a la semana`
export const hoursChange = (from: string, to: string) => `El horario pasa de «${from}» a «${to}»`
/** What a photo is of. */
export const ofPhoto: Record<PhotoSubject, string> = {
  vivienda: 'de la vivienda',
  centro: 'del centro',
  caballos: 'de los caballos'
}
export const photosTold = (what: string) => `Ahora dice que hay foto ${what}`
export const photosHidden = (what: string) => `Ya no dice que haya foto ${what}`
export const photosChange = (told: string, hidden: string) =>
  `Ahora dice que hay foto ${told} y ya no ${hidden}`
