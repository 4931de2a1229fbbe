import { domainToASCII } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiEmail, shownEmail, withoutAccents } from './email-address.ts'

describe('the domain of an e-mail', () => {
  test.each([
    ['ana@hípica-peña.es', 'ana@xn--hpica-pea-g5a5c.es'],
    ['ana@correo.hípica.es', 'ana@correo.xn--hpica-zsa.es'],
    ['ana@straße.de', 'ana@xn--strae-oqa.de'],
    ['ana@example.org', 'ana@example.org']
  ])('is stored as the DNS has it, and shown as it was typed: %s', (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored)
    expect(asciiEmail(typed.normalize('NFD'))).toBe(stored)
    expect(shownEmail(stored)).toBe(typed)
    expect(shownEmail(typed)).toBe(typed)
  })

  test.each(['ana', 'ana@', '@ñ es', 'ana@ñ.es/x', 'ana@ñ.es:80', 'ana@%c3%b1.es'])(
    'is left alone where it is none: %s',
    typed => expect(asciiEmail(typed)).toBe(typed)
  )

  test.each([
    'xn--80a1acny',
    'xn--80ak6aa92e',
    'xn--',
    'xn--a-',
    'xn--99999999999',
    'xn--ñ',
    'xn--example',
    'xn---'
  ])('is shown as it is in another script, and where it cannot be read: %s', label =>
    expect(shownEmail(`ana@${label}.es`)).toBe(`ana@${label}.es`)
  )

  test('is read as Node.js writes it', () => {
    const letters = fc.constantFrom(...'abñçéüőłß0-')
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), label => {
        const encoded = domainToASCII(`${label}.es`)
        fc.pre(encoded !== '')
        expect(asciiEmail(shownEmail(`ana@${encoded}`))).toBe(`ana@${encoded}`)
        if (!label.startsWith('xn--')) expect(shownEmail(`ana@${encoded}`)).toBe(`ana@${label}.es`)
      })
    )
  })
})

describe('an e-mail with accents before the @', () => {
  test.each([
    ['josé.peña@example.org', 'jose.pena@example.org'],
    ['ana@example.org', 'ana@example.org'],
    ['馬@example.org', undefined]
  ])('has one without: %s', (typed, proposed) => expect(withoutAccents(typed)).toBe(proposed))
})
