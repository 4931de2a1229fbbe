import { expect, test } from 'vitest'
import { findStatedContact } from './find-stated-contact.ts'

test.each([
  ['Doce caballos. Llamar al 612 34 56 78', '612 34 56 78', 'Doce caballos.'],
  ['Mozo para yeguada, 612345678', '612345678', 'Mozo para yeguada'],
  ['Mozo para yeguada (612 345 678).', '612 345 678', 'Mozo para yeguada.'],
  ['+34 612345678, por las tardes', '+34 612345678', 'por las tardes'],
  ['Tel.: 0034 612 34 56 78', '0034 612 34 56 78', ''],
  ['Tlf 0034612345678. Doce caballos', '0034612345678', 'Doce caballos'],
  ['Doce caballos, WhatsApp 612-345-678, urge', '612-345-678', 'Doce caballos, urge'],
  ['Llamar o escribir por whatsapp al 34 612 34 56 78\nUrge', '34 612 34 56 78', 'Urge'],
  ['Doce caballos\nTeléfono: 956.12.34.56', '956.12.34.56', 'Doce caballos'],
  ['Cuadra en 11500 956/123456', '956/123456', 'Cuadra en 11500'],
  ['Fijo 95 612 34 56', '95 612 34 56', 'Fijo'],
  ['Desde el 12/03/2027 612 34 56 78', '612 34 56 78', 'Desde el 12/03/2027'],
  ['C.P. 41001 612 34 56 78', '612 34 56 78', 'C.P. 41001'],
  ['(956) 123 456 o 612345678', '(956) 123 456', 'o 612345678'],
  ['612345678/654321098', '612345678', '654321098'],
  ['Escribe a https://wa.me/34612345678', '34612345678', ''],
  ['Cuadra en Elvas, +351 912 345 678', '+351 912 345 678', 'Cuadra en Elvas'],
  ['Cuadra en Pau, 0033 6 12 34 56 78', '0033 6 12 34 56 78', 'Cuadra en Pau'],
  [
    'Doce caballos, 1.200 € y casa; móvil 612 34 56 78',
    '612 34 56 78',
    'Doce caballos, 1.200 € y casa'
  ]
])('«%s» holds the phone %s', (text, value, rest) => {
  expect(findStatedContact(text)).toEqual({ kind: 'phone', value, rest })
})

test.each([
  ['Manda el currículum a cuadra@yeguada.es', 'cuadra@yeguada.es', 'Manda el currículum a'],
  ['Escribe a Ana.Peña+mozo@hípica-peña.com.', 'Ana.Peña+mozo@hípica-peña.com', '']
])('«%s» holds the address %s', (text, value, rest) => {
  expect(findStatedContact(text)).toEqual({ kind: 'email', value, rest })
})

test.each([
  'ISBN 978-84-376-0494-7',
  'ISBN 84-376-0494-X',
  'Libro 978 84 376 0494 7',
  'Desde el 12/03/2026 hasta el 30.09.2026',
  '2026-03-12',
  '11500 El Puerto de Santa María',
  '1.200 € netos, 14 pagas',
  'Premios de 600.000.000 €',
  'Entre 18.000 y 24.000 brutos anuales',
  'Saltos de 70-80-90-100',
  'De 8:00 a 14:00 y de 17:00 a 20:00',
  'REGA ES411240000123',
  'IBAN ES91 2100 0418 4502 0005 1332',
  'Microchip 724 098 100 123 456',
  'NIF 612345678A',
  'https://yeguada.es/?id=612345678',
  'Galope 4, carné B',
  ''
])('«%s» holds none', text => {
  expect(findStatedContact(text)).toBeUndefined()
})
