import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId, type PublicEvent } from './aggregate.ts'

/** To everybody, to employers who are signed in, to those to whom the candidate applied, or to nobody for now. */
export const visibilities = ['everyone', 'employers', 'applied', 'nobody'] as const
export type Visibility = (typeof visibilities)[number]

const candidateVisibilitySchemas = {
  /** From whom a candidate hides goes with the account: an employer, or all whose name or place has these words. */
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
