import * as z from 'zod/mini'
import { visibilities } from '#events/aggregates/candidate-visibility.ts'
import { text } from '#services/platform/validation/text.ts'
import { blockWords } from './shared/limits.ts'

const wrongEmployer = 'Esta empresa no existe'
const wordsTooShort = 'Escribe al menos 3 letras del nombre o del lugar'

export const ChangeVisibility = z.object({
  visibleTo: z.enum(visibilities, 'Elige quién ve tu perfil')
})
export type ChangeVisibility = z.infer<typeof ChangeVisibility>

/** Blocks all whose name or place has these words. */
export const BlockByWords = z.object({
  text: text({
    visibleOnly: true,
    min: [blockWords.min, wordsTooShort],
    max: [blockWords.max, 'El nombre o el lugar no puede tener más de 80 caracteres']
  }).check(z.regex(/[\p{L}\p{N}]{3}/u, wordsTooShort))
})

const BlockById = z.object({
  employerId: z.string(wrongEmployer).check(z.regex(/^[\w-]{1,64}$/, wrongEmployer))
})

export const BlockEmployer = z.union([BlockByWords, BlockById])
export type BlockEmployer = z.infer<typeof BlockEmployer>
