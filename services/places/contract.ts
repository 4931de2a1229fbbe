import { maxPlaceLength } from '#events/limits/users.ts'
import * as z from 'zod/mini'
import { optionalText, text } from '#services/platform/validation/text.ts'
import { municipalityUnknown } from './refusals.ts'

/** The INE code of a municipality; `requireMunicipality` knows which there are. */
export const municipalityCode = text().check(z.regex(/^\d{5}$/, municipalityUnknown.message))

const tooLong = `El nombre de un lugar no puede tener más de ${maxPlaceLength} caracteres`

export const CompletePlace = z.object({
  text: text({
    min: [1, 'Escribe las primeras letras de un lugar'],
    max: [maxPlaceLength, tooLong]
  }),
  /** The whole location of an ad: the response says which municipalities it may mean where it names none. */
  location: optionalText({ max: [maxPlaceLength, tooLong] })
})
