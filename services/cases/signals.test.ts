import { describe, expect, test } from 'vitest'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  findStrongSignals,
  groupAlike,
  isLikeSeveral,
  similaritySignals,
  surroundingSignals,
  textSignals
} from './signals.ts'

const signalsOf = (text: string) => textSignals([{ field: 'details', text }])

describe('a signal', () => {
  test.each([
    ['Mándame un BIZUM y te guardo el sitio', 'Habla de pagar algo: «BIZUM».'],
    [
      'Ingresa en ES91 2100 0418 4502 0005 1332',
      'Lleva un número de cuenta: «ES91 2100 0418 4502 0005 1332».'
    ],
    ['Pagamos en criptomonedas', 'Habla de criptomonedas: «criptomonedas».'],
    ['Llama al 806 123 456', 'Da un teléfono de tarificación especial: «806 123 456».'],
    ['Contacto solo por WhatsApp', 'Solo quiere hablar por mensajería: «solo por WhatsApp».'],
    ['Empiezas mañana, sin entrevista', 'Contrata sin entrevista: «sin entrevista».'],
    [
      'Escribe a https://wa.me/34600111222',
      'Lleva un enlace a un servicio de mensajería: «wa.me/34600111222».'
    ],
    [
      'Apúntate en bit.ly/caballos',
      'Lleva un enlace acortado, que no dice adónde va: «bit.ly/caballos».'
    ],
    [
      'Envía foto del DNI',
      '«Envía foto del DNI»: Pedir documentos o cuentas antes de contratar sobra y es como empiezan los timos (art. 5 RGPD).'
    ]
  ])('is found in «%s»', (text, signal) => {
    expect(signalsOf(text)).toContain(signal)
  })

  test.each([
    ['an invisible space', 'Paga por b\u200bizum', 'dinero', 'b\u200bizum'],
    ['a soft hyphen', 'Paga por bi\u00adzum', 'dinero', 'bi\u00adzum'],
    ['a Cyrillic letter', 'Paga por bizuм', 'dinero', 'bizuм'],
    ['a Greek capital', 'Paga por ΒIZUM', 'dinero', 'ΒIZUM'],
    ['full-width letters', 'Paga por ｂｉｚｕｍ', 'dinero', 'ｂｉｚｕｍ'],
    ['mathematical letters', 'Paga por 𝗯𝗶𝘇𝘂𝗺', 'dinero', '𝗯𝗶𝘇𝘂𝗺'],
    ['circled letters', 'Paga por ⓑⓘⓩⓤⓜ', 'dinero', 'ⓑⓘⓩⓤⓜ'],
    ['small capitals', 'Paga por ʙɪᴢᴜᴍ', 'dinero', 'ʙɪᴢᴜᴍ'],
    ['letters of another alphabet alone', 'Paga en ЅΒТС, о ВТС', 'cripto', 'ВТС'],
    ['a struck letter', 'Paga por bi\u0336zum', 'dinero', 'bi\u0336zum'],
    ['words about lessons', 'Para dar clases manda un Bizum', 'dinero', 'Bizum'],
    ['a no to something else', 'No hay prisa: haz un Bizum', 'dinero', 'Bizum'],
    ['a doubt', 'Sin Bizum no se reserva la entrevista', 'dinero', 'Bizum'],
    ['an invisible letter in a lesson', 'Clases: paga tu bi\u200bzum', 'dinero', 'bi\u200bzum'],
    ['a trial of lessons', 'Bizum de 15 € por las clases de prueba', 'dinero', 'Bizum'],
    ['a promise of pay', 'Te pagamos mañana. Haz un Bizum hoy', 'dinero', 'Bizum'],
    ['blanks in a link', 'Entra en t . me /cuadra', 'mensajeria', 't . me /cuadra'],
    [
      'the address of an app',
      'whatsapp://send?phone=34600111222',
      'mensajeria',
      'whatsapp://send?phone=34600111222'
    ],
    ['hard spaces', 'Western\u00a0\nUnion', 'dinero', 'Western\u00a0\nUnion'],
    ['dashes', 'ES91–2100–0418–4502–0005–1332', 'iban', 'ES91–2100–0418–4502–0005–1332']
  ])('is found behind %s', (_, text, signal, words) => {
    expect(findStrongSignals([text])).toContainEqual({ signal, words })
  })

  test('is not made of the end of a field and the beginning of the next', () => {
    expect(findStrongSignals(['Tarjeta', 'regalo', '806', '123456'])).toEqual([])
  })

  test('is found again in a change only with words that were not there before', () => {
    const before = ['Paga por Bizum', 'Se piden los datos bancarios']
    expect(findStrongSignals(['Se paga por BIZUM, datos bancarios'], before)).toEqual([])
    expect(findStrongSignals(['Bizum o Western Union'], before)).toEqual([
      { signal: 'dinero', words: 'Western Union' }
    ])
  })

  test.each([
    'Cuidado de doce caballos de salto. Llama al 612 345 678 o escribe por WhatsApp.',
    'Te hacemos una entrevista en la cuadra. El sueldo se paga por transferencia.',
    'Finca a 905 metros de altura, 803 hectáreas.',
    'Escribe al WhatsApp 600 111 222, o por Telegram.',
    'Más fotos en www.example.org/cuadra',
    'Puedes ver la finca en tiendat.me/cuadra',
    'Las clases se cobran por Bizum.',
    'Llevarás la caja: los alumnos pagan con tarjeta, en efectivo o por Bizum.',
    'Cobro de pupilajes por transferencia o Bizum.',
    'Nunca pedimos dinero, ni por Bizum ni por Western Union.',
    'No te pedimos ningún Bizum.',
    'Conciliamos vida laboral y familiar. Nunca pedimos copia del DNI.',
    'Te pagamos el gasoil por Bizum.',
    'Bizum para los clientes de pupilaje.',
    'Contrato de interinidad con reserva del puesto.',
    'Vendemos tarjetas regalo para clases y rutas.'
  ])('is not found in «%s»', text => {
    expect(signalsOf(text)).toEqual([])
  })

  const usual = {
    monthlyPay: 1500,
    medianPay: 1500,
    adsThatDay: 1,
    since: '2026-03-01T10:00:00.000Z',
    postedAt: '2026-03-02T10:00:00.000Z'
  }
  test('is a pay of more than two and a half times the median', () => {
    expect(surroundingSignals({ ...usual, monthlyPay: 3750 })).toEqual([])
    expect(surroundingSignals({ ...usual, monthlyPay: 3751 })).toEqual([
      'Ofrece 3.751\u00a0€ al mes: la mediana de su oficio y su provincia es 1.500\u00a0€.'
    ])
    expect(surroundingSignals({ ...usual, monthlyPay: 9000, medianPay: null })).toEqual([])
  })

  test('is a new account with three ads in a day', () => {
    const many = { ...usual, adsThatDay: 3 }
    expect(surroundingSignals(many)).toEqual([
      'Una cuenta nueva que ha publicado 3 anuncios en 24 horas.'
    ])
    expect(surroundingSignals({ ...many, since: '2026-01-01T10:00:00.000Z' })).toEqual([])
  })

  const text =
    'Buscamos mozo de cuadra para cuidar veinte caballos de salto en Segovia con vivienda'
  test('is the same text under another name, and that of an ad that was taken down', () => {
    const alike = { text: `${text} incluida`, isTakenDown: false }
    expect(
      similaritySignals(text, [
        { ...alike, id: 'a' },
        { ...alike, id: 'b', isTakenDown: true }
      ])
    ).toEqual([
      'Casi el mismo texto que un anuncio retirado (b).',
      'Casi el mismo texto que un anuncio con otro nombre (a).'
    ])
    const otherText =
      'Se necesita herrador con furgoneta propia para yeguada grande de Jerez en verano'
    expect(similaritySignals(text, [{ id: 'c', text: otherText, isTakenDown: false }])).toEqual([])
    expect(similaritySignals('Mozo', [{ id: 'd', text: 'Mozo', isTakenDown: false }])).toEqual([])
  })
})

test('a text is like several once so many of the others have nearly the same words', () => {
  const text = 'Gana 3000 € desde casa'
  const others = ['Gana 3000 € desde casa', 'Gana 3000 € hoy desde casa', 'Mozo de cuadra'].map(
    text => ({ text })
  )
  expect([1, 2, 3].map(count => isLikeSeveral(text, others, count))).toEqual([true, true, false])
})

test('texts with nearly the same words are of the group of the first', () => {
  expect(
    groupAlike([
      'Gana 3000 € desde casa',
      'Mozo de cuadra en Segovia',
      'Gana 3000 € hoy desde casa',
      'Mozo de cuadra, jinete y yegüero para una finca grande en Segovia'
    ])
  ).toEqual([0, 1, 0, 3])
})

describeWithApp('the signals of a case', board => {
  test('come from its text, its pay, its employer and other ads', async () => {
    const operator = await signUpOperator(board)
    const details =
      'Cuidado de veinte caballos de salto, con vivienda, en una finca cerca de Segovia'
    const terms = { role: 'groom', place: '40194', details }
    for (let index = 0; index < 10; index++) {
      const pay = { min: 1400 + index, period: 'mes' }
      await postJobAs(await signUp(board, 'employer'), {
        ...terms,
        details: `Cuadra ${index}`,
        pay
      })
    }
    const earlier = await postJobAs(await signUp(board, 'employer'), terms)
    await report(board, 'job', earlier.id)
    await decideAs(operator, `job-${earlier.id}`)
    const suspect = await signUp(board, 'employer')
    for (let index = 0; index < 2; index++) await postJobAs(suspect, { title: `Mozo ${index}` })
    const job = await postJobAs(suspect, { ...terms, pay: { min: 4000, period: 'mes' } })
    await report(board, 'job', job.id)
    const { signals } = (await operator.get(`/api/operator/cases/job-${job.id}`)).body
    expect(signals).toEqual([
      expect.stringMatching(/^Ofrece 4\.000\u00a0€ al mes: la mediana .* es 1\.40\d\u00a0€\.$/),
      'Una cuenta nueva que ha publicado 3 anuncios en 24 horas.',
      `Casi el mismo texto que un anuncio retirado (${earlier.id}).`
    ])
  })
})
