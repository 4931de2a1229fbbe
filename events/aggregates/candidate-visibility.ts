import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId, type PublicEvent } from './aggregate.ts'

/** Who sees the profile: visitors, signed-in employers, those to whom the candidate applied, or only its owner. */
export const visibilities = ['everyone', 'employers', 'applied', 'nobody'] as const
export type Visibility = (typeof visibilities)[number]

const candidateVisibilitySchemas = {
  /** Hides the profile from one employer, or from all whose name or place has these words; erased with the account. */
  EmployerBlocked: {
    version: 1,
    data: z.object({ id: opaqueId, userId: opaqueId }),
    personal: z.object({ employerId: z.optional(z.string()), text: z.optional(z.string()) })
  },
  EmployerUnblocked: { version: 1, data: z.object({ id: opaqueId, userId: opaqueId }) },
  /** The id is that of the account. */
  ProfileVisibilityChanged: {
    version: 1,
    data: z.object({ id: opaqueId, visibleTo: z.enum(visibilities) })
  }
}

export type CandidateVisibilityEvent = EventOf<typeof candidateVisibilitySchemas>

/** To whom one account shows its profiles; the read table knows who is blocked. */
export interface CandidateVisibility {
  visibleTo: Visibility
  blocks: readonly string[]
}

export const candidateVisibility: Aggregate<CandidateVisibility, CandidateVisibilityEvent> = {
  stream: id => `candidate-visibility-${id}`,
  schemas: candidateVisibilitySchemas,
  initialState: { visibleTo: 'everyone', blocks: [] },
  evolve
}

function evolve(
  state: CandidateVisibility,
  { type, data }: PublicEvent<CandidateVisibilityEvent>
): CandidateVisibility {
  switch (type) {
    case 'EmployerBlocked':
      return { ...state, blocks: [...state.blocks, data.id] }
    case 'EmployerUnblocked':
      return { ...state, blocks: state.blocks.filter(id => id !== data.id) }
    case 'ProfileVisibilityChanged':
      return { ...state, visibleTo: data.visibleTo }
  }
}
