import * as z from 'zod/mini'
import { visibilities } from '#events/aggregates/candidate-visibility.ts'
import { text } from '#services/platform/validation/text.ts'
import { blockWords } from '#events/limits/candidate-profiles.ts'
import { profileFieldRefusals } from '#services/words/words.ts'

const wrongEmployer = profileFieldRefusals['blocked-employer-unknown']
const wordsTooShort = profileFieldRefusals['block-words-too-short']

export const ChangeVisibility = z.object({
  visibleTo: z.enum(visibilities, profileFieldRefusals['visibility-unknown'])
})
export type ChangeVisibility = z.infer<typeof ChangeVisibility>

/** Blocks all whose name or place has these words. */
export const BlockByWords = z.object({
  text: text({
    min: [blockWords.min, wordsTooShort],
    max: [blockWords.max, profileFieldRefusals['block-words-too-long']]
  }).check(z.regex(new RegExp(`[\\p{L}\\p{N}]{${blockWords.min}}`, 'u'), wordsTooShort))
})

const BlockById = z.object({
  employerId: z.string(wrongEmployer).check(z.regex(/^[\w-]{1,64}$/, wrongEmployer))
})

export const BlockEmployer = z.union([BlockByWords, BlockById])
export type BlockEmployer = z.infer<typeof BlockEmployer>
