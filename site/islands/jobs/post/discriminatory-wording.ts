const letter = '\\p{L}'
const personPattern =
  'hombres?|varon(?:es)?|varón|mujer(?:es)?|chic[oa]s?|muchach[oa]s?|señorit[oa]s?|jóven(?:es)?|joven(?:cit[oa]s?)?'
const agePattern =
  'menor(?:es)? de \\d+(?: años)?|hasta \\d+ años|máximo \\d+ años|entre \\d+ y \\d+ años'
const discriminatoryPattern = new RegExp(
  `(?<!${letter})(?:${personPattern}|${agePattern})(?!${letter})`,
  'iu'
)
const harmlessPattern =
  /hombres? [oy] mujer(?:es)?|mujer(?:es)? [uy] hombres?|(?:caball|yegu|potr|pon[iy])\p{L}* jóvenes/giu

/** The first word of a text that restricts the sex or the age of applicants. */
export function findDiscriminatoryWording(text: string): string | undefined {
  return discriminatoryPattern.exec(text.replace(harmlessPattern, ''))?.[0]
}
