import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type EventPayload,
  opaqueId,
  type PublicEvent
} from './aggregate.ts'

/** The id is that of the account. */
const ids = { id: opaqueId }

const withoutHash = (old: EventPayload) => ({ ...old, personal: {} })

const employerVerificationSchemas = {
  /** The host of its website; without one it is removed. */
  EmployerWebsiteGiven: {
    version: 1,
    data: z.object(ids),
    personal: z.object({ website: z.optional(z.string()) })
  },
  /** A valid NIF was given: a keyed hash of it, by which the operator sees that two accounts gave the same; not the number. */
  EmployerTaxIdChecked: {
    version: 2,
    data: z.object(ids),
    personal: z.object({ taxIdHash: z.optional(z.string()) }),
    // 1.0.0 kept nothing of the number.
    upcasts: { 1: withoutHash }
  },
  EmployerTaxIdRemoved: { version: 1, data: z.object(ids) },
  /** The municipality that a REGA code names, as its INE code; the REGA code is not stored. Without one it is removed. */
  EmployerFarmDeclared: {
    version: 1,
    data: z.object(ids),
    personal: z.object({ place: z.optional(z.string()), name: z.optional(z.string()) })
  },
  /** The operator has seen the employer. */
  EmployerSeen: { version: 1, data: z.object(ids) },
  EmployerSeenUndone: { version: 1, data: z.object(ids) }
}

export type EmployerVerificationEvent = EventOf<typeof employerVerificationSchemas>

/** What an employer has shown of itself; the read table knows the website and the place. */
export interface EmployerVerification {
  isTaxIdChecked: boolean
  isSeen: boolean
}

export const employerVerification: Aggregate<EmployerVerification, EmployerVerificationEvent> = {
  stream: id => `employer-${id}`,
  schemas: employerVerificationSchemas,
  initialState: { isTaxIdChecked: false, isSeen: false },
  ignores: ['EmployerWebsiteGiven', 'EmployerFarmDeclared'],
  evolve
}

function evolve(
  state: EmployerVerification,
  { type }: PublicEvent<EmployerVerificationEvent>
): EmployerVerification {
  switch (type) {
    case 'EmployerTaxIdChecked':
      return { ...state, isTaxIdChecked: true }
    case 'EmployerTaxIdRemoved':
      return { ...state, isTaxIdChecked: false }
    case 'EmployerSeen':
      return { ...state, isSeen: true }
    case 'EmployerSeenUndone':
      return { ...state, isSeen: false }
    default:
      return state
  }
}
