import { describe, expect, test } from 'vitest'
import { phoneLinks } from './phone-links.ts'

/** Numbers that are examples of their countries, as people write them at home and abroad. */
describe('the number of a chat', () => {
  test.each([
    ['a Spanish mobile', '612 345 678', '34612345678'],
    ['a Spanish mobile with 7', '34 712.345.678', '34712345678'],
    ['a French mobile', '+33 6 12 34 56 78', '33612345678'],
    ['a German mobile', '+49 (0)1512 3456789', '4915123456789'],
    ['an Italian mobile', '+39 312 345 6789', '393123456789'],
    ['a Portuguese mobile', '+351 912 345 678', '351912345678'],
    ['a British mobile', '+44 (0)7911 123456', '447911123456'],
    ['a number of the United States, which may be a mobile', '+1 (201) 555-0123', '12015550123'],
    ['a Romanian mobile', '+40 0712 034 567', '40712034567'],
    ['a Moroccan mobile', '+212 0650-123456', '212650123456']
  ])('is that of %s', (_, typed, number) => expect(phoneLinks(typed).whatsapp).toBe(number))

  test.each([
    ['a Spanish landline', '955 123 456'],
    ['a Spanish landline with its country', '34 955.12.34.56'],
    ['a Spanish 900', '900 123 456'],
    ['a Spanish 902', '902 123 456'],
    ['nine digits that are no number', '123 456 789'],
    ['a French landline', '00 33 1 42 68 53 00'],
    ['a German landline', '+49 (0)30 123456'],
    ['an Italian landline', '+39 06 698 12345'],
    ['a Portuguese landline', '+351 21 123 4567'],
    ['a British landline', '+44 (0207) 946 0018'],
    ['a Romanian landline', '+40 21 312 3456'],
    ['a Moroccan landline', '+212 522 123456'],
    ['a French mobile without its country', '06 12 34 56 78'],
    ['a country that does not exist', '+999 612 345 678'],
    ['a number that is too short', '+34 612 345 67']
  ])('is not that of %s', (_, typed) => expect(phoneLinks(typed).whatsapp).toBeNull())
})

describe('the number to dial', () => {
  test.each([
    ['612 34 56 78', '+34612345678'],
    ['955.123.456', '+34955123456'],
    ['900 123 456', '+34900123456'],
    ['123 456 789', '+34123456789'],
    ['34 600 111 222', '+34600111222'],
    ['0034 600 111 222', '+34600111222'],
    ['+34 (600) 111-222', '+34600111222'],
    ['(+34) 600 111 222', '+34600111222'],
    ['+34 (0)600 111 222', '+34600111222'],
    ['+44(0)7911123456', '+447911123456'],
    ['(+44) (0) 7911 123456', '+447911123456'],
    ['0044 (0)7911 123456', '+447911123456'],
    ['44 (0)7911 123456', '+447911123456'],
    ['+44 (0207) 946 0018', '+442079460018'],
    ['+33 06 12 34 56 78', '+33612345678'],
    ['00 33 (0)6 12 34 56 78', '+33612345678'],
    ['+31 (0)6 12345678', '+31612345678'],
    ['+380 (0)50 123 4567', '+380501234567'],
    ['+250 (0)720 123 456', '+250720123456'],
    ['+39 02 1234 5678', '+390212345678'],
    ['+39 (0)2 1234 5678', '+390212345678'],
    ['0039 (06) 698 12345', '+390669812345'],
    ['+378 0549 886377', '+3780549886377'],
    ['+225 01 23 45 67 89', '+2250123456789'],
    ['+30 21 0800 0123', '+302108000123']
  ])('has its country: «%s» is %s', (typed, tel) => expect(phoneLinks(typed).tel).toBe(tel))

  test.each([
    ['06 12 34 56 78', '0612345678'],
    ['34 12 34 56', '34123456'],
    ['+52 1 55 1234 5678', '+5215512345678'],
    ['+999 (612) 345-678', '+999612345678'],
    ['', '']
  ])('is dialled as it was typed where its country is not known: «%s»', (typed, tel) =>
    expect(phoneLinks(typed).tel).toBe(tel)
  )
})
