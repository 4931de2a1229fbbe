import * as z from 'zod/mini'
import {
  anyDistance,
  askedLevels,
  askedSkills,
  availableNow,
  disciplines,
  roles
} from './vocabulary.ts'

const flag = z.optional(z.boolean())
const several = <const V extends readonly string[]>(values: V) =>
  z.optional(z.array(z.enum(values)))

/** What a candidate says in the vocabulary of ads: no personal data, it outlives an erasure. */
export const CandidateTerms = z.object({
  roles: several(roles),
  disciplines: several(disciplines),
  /** Kilometres around their place. */
  radius: z.optional(z.union([z.number(), z.literal(anyDistance)])),
  carnes: several(askedLevels.carne),
  galope: z.optional(z.number()),
  titles: several(askedLevels.titulo),
  languages: several(askedLevels.idioma),
  /** The skills that ads ask; `skills` is free text. */
  knows: several(askedSkills),
  /** Years of experience. */
  years: z.optional(z.number()),
  wantsHousing: flag,
  hasHorse: flag,
  availableFrom: z.optional(z.union([z.literal(availableNow), z.iso.date()]))
})
export type CandidateTerms = z.infer<typeof CandidateTerms>
