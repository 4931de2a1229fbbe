const letter = '\\p{L}'
const person =
  'hombres?|varon(?:es)?|varón|mujer(?:es)?|chic[oa]s?|muchach[oa]s?|señorit[oa]s?|jóven(?:es)?|joven(?:cit[oa]s?)?'
const age = 'menor(?:es)? de \\d+(?: años)?|hasta \\d+ años|máximo \\d+ años|entre \\d+ y \\d+ años'
const telling = new RegExp(`(?<!${letter})(?:${person}|${age})(?!${letter})`, 'iu')
const harmless =
  /hombres? [oy] mujer(?:es)?|mujer(?:es)? [uy] hombres?|(?:caball|yegu|potr|pon[iy])\p{L}* jóvenes/giu

/** The first word of a text that speaks of the sex or the age of whoever is wanted. */
export function adviceFor(text: string): string | undefined {
  return telling.exec(text.replace(harmless, ''))?.[0]
}
