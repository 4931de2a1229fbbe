/** What is said of an employer. */
import { countedDays } from '#events/limits/figures.ts'
import { daysInWords, daysOrWeeks } from '../../shared/spanish-counts.ts'
import { brand } from '../../shared/brand.ts'

export const seen = (name: string) => `Visto por ${name}`
export const taxIdChecked = 'Ha escrito un NIF válido'
export const ownDomain = (domain: string) => `Su correo es de su web, ${domain}`
export const atFarm = (farm: string) => `Declara código REGA de ${farm}`
export const overAYear = 'Más de 12 meses aquí'
export const emailConfirmed = 'Correo confirmado'
export const usuallyAnswers = (time: string) => `Suele responder en ${time}`
export const answers = (time: string) => `Responde en ${time}`
export const within = (days: number) => `menos de ${daysOrWeeks(days)}`
export const laterThan = (days: number) => `más de ${daysOrWeeks(days)}`
export const shares = [
  'contesta a todos',
  'contesta a casi todos',
  'contesta a la mayoría',
  'contesta más o menos a la mitad',
  'contesta a pocos',
  'casi nunca contesta'
]
export const howItAnswers = 'Cómo responde'
export const unknownYet = 'Aún no se sabe'
export const toldLater = (applications: number) =>
  `lo diremos a partir de ${applications} aplicaciones`
export const whoHires = 'Quién contrata'
export const since = (month: string) => `En ${brand} desde ${month}`
export const itsPage = 'Su página'
export const otherAd = 'Su otro anuncio'
export const otherAds = (count: string) => `Sus otros ${count} anuncios`
/** `percent` of a hundred. */
export const inTime = (percent: string) =>
  `${percent}\u00a0% contestadas en ${daysInWords(countedDays.to)}`
