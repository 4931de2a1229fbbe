import { inWords } from '#services/words/shared/spanish-counts.ts'
import { alikeAds, newAccountDays, hidingRule } from '#events/limits/cases.ts'
import type {
  CaseGround,
  CaseKind,
  CaseOutcome,
  CaseRule
} from '#events/aggregates/case-choices.ts'
import { targetNouns } from '#services/words/words.ts'
import { ruleTexts } from './rule-texts.ts'

export const outcomeLabels: Record<CaseOutcome, string> = {
  kept: 'Se mantiene',
  corrected: 'Hay que corregirlo',
  hidden: 'Oculto',
  removed: 'Retirado',
  held: 'En revisión antes de publicarse'
}

/** Those of a removal. */
export const removalLabels = { kept: 'Eliminación retirada', removed: 'Eliminación' }

export const groundLabels: Record<CaseGround, string> = {
  law: 'La ley',
  terms: 'Los términos del sitio'
}

/** «el anuncio», «la cuenta», for the middle of a sentence. */
export const caseNouns: Record<CaseKind, string> = {
  ...targetNouns,
  account: 'la cuenta',
  guest: 'lo enviado sin cuenta'
}

/** «El anuncio pide dinero…»: where a statement of reasons begins; without a kind it fits all of them. */
export function preparedFacts(kind: CaseKind | undefined, rule: CaseRule): string {
  const noun = kind ? caseNouns[kind] : 'lo publicado'
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${ruleTexts[rule].facts}.`
}

const { reports, withinDays, reporterDays } = hidingRule
const period = withinDays === 1 ? 'un día' : `${withinDays} días`
/** Whose reports hide something without a person. */
const reporters = `${inWords(reports)} personas distintas, al menos una con el correo confirmado o con cuenta desde hace ${reporterDays} días`

/** Facts of a decision that no person made. */
export const automatedFacts = `${reporters.charAt(0).toUpperCase()}${reporters.slice(1)}, han denunciado en ${period}, por pedir dinero o documentos, lo que publica esta cuenta, que tiene menos de ${newAccountDays} días.`

/** When something is hidden, and when an ad is held, without a person. */
export const hidingRules = [
  `Se oculta lo que publica una cuenta de menos de ${newAccountDays} días si en ${period} lo denuncian, por pedir dinero o documentos, ${reporters}.`,
  `Hasta que hayamos visto uno, no se publica el primer anuncio de una cuenta, ni ninguno de una de menos de ${newAccountDays} días, si habla de pagos, números de cuenta, copias de documentos, criptomonedas o teléfonos de tarificación especial. Tampoco si lleva un enlace a un servicio de mensajería y el correo de la cuenta está sin confirmar, o si ${inWords(alikeAds.count)} anuncios de otros dicen ese día casi lo mismo. Donde lo dice el registro, no se publica ninguno hasta entonces.`
]
