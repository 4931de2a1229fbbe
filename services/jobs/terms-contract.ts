import * as z from 'zod/mini'
import {
  contracts,
  disciplines,
  facilities,
  ownHorseTerms,
  roles,
  yards
} from '#events/job-content/vocabulary.ts'
import { choices } from '#services/platform/validation/json-values.ts'
import { Ask, wrongAsk } from './asks-contract.ts'
import { maxAsks, maxDisciplines } from './limits.ts'
import { Hours, Housing, Pay, Start, Team } from './offer-contract.ts'

/** What an ad can say beyond its text; every field may be left out. */
export const jobTermRequest = {
  role: z.enum(roles, 'El puesto no es una de las opciones'),
  disciplines: choices(
    disciplines,
    maxDisciplines,
    `Elige hasta ${maxDisciplines} disciplinas de las opciones`
  ),
  yard: z.enum(yards, 'El tipo de centro no es una de las opciones'),
  contract: z.enum(contracts, 'El contrato no es una de las opciones'),
  hours: Hours,
  start: Start,
  pay: Pay,
  housing: Housing,
  ownHorse: z.enum(ownHorseTerms, 'Lo del caballo propio no es una de las opciones'),
  boxes: z
    .int('Los boxes van de 0 a 200')
    .check(z.minimum(0, 'Los boxes van de 0 a 200'), z.maximum(200, 'Los boxes van de 0 a 200')),
  team: Team,
  facilities: choices(
    facilities,
    facilities.length,
    'Las instalaciones no son una de las opciones'
  ),
  asks: z
    .array(Ask, wrongAsk)
    .check(z.maxLength(maxAsks, `Los requisitos de la lista son ${maxAsks} como máximo`)),
  workPermit: z.boolean('El permiso de trabajo se responde con sí o no'),
  minors: z.boolean('El trato con menores se responde con sí o no')
}
