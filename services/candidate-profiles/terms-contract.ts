import * as z from 'zod/mini'
import {
  anyDistance,
  askedLevels,
  askedSkills,
  availableNow,
  disciplines,
  roles
} from '#events/job-content/vocabulary.ts'
import { municipalityCode } from '#services/places/contract.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { calendarDate, choices } from '#services/platform/validation/json-values.ts'
import { maxProfileDisciplines, maxRoles, maxYears } from './shared/limits.ts'

const wrongRadius = 'Indica hasta dónde irías: 10, 30, 50, 100 o 200 kilómetros, o «cualquiera»'
const wrongYears = `Los años de experiencia van de 0 a ${maxYears}`
const wrongStart = 'Indica desde cuándo puedes empezar: «ya» o una fecha'

/** The terms of a candidate in the vocabulary of jobs; all are optional. */
export const candidateTermRequest = {
  roles: choices(roles, maxRoles, `Elige hasta ${maxRoles} puestos de las opciones`),
  disciplines: choices(
    disciplines,
    maxProfileDisciplines,
    `Elige hasta ${maxProfileDisciplines} disciplinas de las opciones`
  ),
  place: municipalityCode,
  radius: z.literal([...radiuses, anyDistance], wrongRadius),
  carnes: every(askedLevels.carne, 'Uno de los carnés no es una de las opciones'),
  galope: z.literal(askedLevels.galope, 'El galope va de 1 a 9'),
  titles: every(askedLevels.titulo, 'Uno de los títulos no es una de las opciones'),
  languages: every(askedLevels.idioma, 'Uno de los idiomas no es una de las opciones'),
  knows: every(askedSkills, 'Algo de lo que sabes hacer no es una de las opciones'),
  years: z.int(wrongYears).check(z.minimum(0, wrongYears), z.maximum(maxYears, wrongYears)),
  wantsHousing: z.boolean('Si necesitas vivienda se responde con sí o no'),
  hasHorse: z.boolean('Si tienes caballo se responde con sí o no'),
  availableFrom: z.union([z.literal(availableNow), calendarDate(wrongStart)], wrongStart)
}

function every<const T extends readonly [string, ...string[]]>(values: T, sentence: string) {
  return choices(values, values.length, sentence)
}
