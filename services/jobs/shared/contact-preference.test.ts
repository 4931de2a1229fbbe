import { expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { contactPreference, viasInOrder } from './contact-preference.ts'

const callHours = { from: 13, to: 15 }

test.each<[JobTerms, string, string]>([
  [{}, '', ''],
  [{ contactWay: 'llamada' }, 'Prefieren que llames.', 'They prefer a call.'],
  [
    { contactWay: 'llamada', callHours },
    'Prefieren que llames, de 13 a 15 h.',
    'They prefer a call, between 13:00 and 15:00.'
  ],
  [
    { contactWay: 'mensaje', callHours },
    'Prefieren un mensaje. Llamadas, de 13 a 15 h.',
    'They prefer a message. Calls between 13:00 and 15:00.'
  ],
  [{ contactWay: 'aqui' }, 'Prefieren que apliques aquí.', 'They prefer an application here.'],
  [{ callHours }, 'Llamadas, de 13 a 15 h.', 'Calls between 13:00 and 15:00.']
])('%j reads «%s»', (terms, spanish, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(inLanguage('es', () => contactPreference(terms)))).toBe(spanish)
  expect(plain(inLanguage('en', () => contactPreference(terms)))).toBe(english)
})

test('a message stands first where it is preferred', () => {
  expect(viasInOrder({ contactWay: 'mensaje' })[0]).toBe('whatsapp')
  expect(viasInOrder({})[0]).toBe('telefono')
})
