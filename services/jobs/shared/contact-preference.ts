import type { JobTerms } from '#events/job-content/terms.ts'
import { jobWords } from '#services/words/words.ts'

type Preference = Pick<JobTerms, 'contactWay' | 'callHours'>

/** A way that the page of a job offers, as its form names it. */
export type Via = 'telefono' | 'whatsapp' | 'correo'

/** The ways in the order that the employer prefers. */
export const viasInOrder = ({ contactWay }: Preference): readonly Via[] =>
  contactWay === 'mensaje' ? ['whatsapp', 'correo', 'telefono'] : ['telefono', 'whatsapp', 'correo']

/** «Prefieren que llames, de 13 a 15 h.»; empty when the ad says nothing of it. */
export function contactPreference({ contactWay, callHours }: Preference): string {
  const hours = callHours && jobWords.callBetween(`${callHours.from}`, `${callHours.to}`)
  if (contactWay === 'llamada')
    return sentence([jobWords.prefersCall, hours].filter(Boolean).join(', '))
  const way =
    contactWay &&
    { mensaje: jobWords.prefersMessage, aqui: jobWords.prefersApplication }[contactWay]
  return [way, hours && jobWords.callsBetween(hours)].filter(Boolean).map(sentence).join(' ')
}

const sentence = (text = '') => `${text}.`
