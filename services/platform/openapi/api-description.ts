import type * as z from 'zod/mini'
import type { ErrorStatus } from './error-responses.ts'

/** The parts of an operation that its route does not show. */
export interface OperationDescription {
  tag: string
  summary: string
  /** Status of the successful response: 200 by default. */
  status?: 200 | 201 | 202
  response: z.ZodMiniType
  /** Errors of this operation's own; the others follow from its method, its parameters and its roles. */
  errors?: readonly ErrorStatus[]
  hasPictureBody?: true
  /** The token in the link of an e-mail, as a bearer token, instead of a session. */
  linkToken?: 'accepted' | 'required'
  /** A POST that appends no event cannot recognise a repeated request. */
  ignoresIdempotencyKey?: true
}

/** The part of a description that a module exports. */
export interface ModuleDescription {
  operations: Record<string, OperationDescription>
  /** Schemas by their names in the document. */
  schemas: Record<string, z.ZodMiniType>
}

type ActionOf<Description> = Description extends { operations: infer Operations }
  ? keyof Operations
  : never

/** The descriptions of several modules as one. */
export const mergeDescriptions = <Descriptions extends ModuleDescription[]>(
  ...descriptions: Descriptions
): {
  operations: Record<ActionOf<Descriptions[number]>, OperationDescription>
  schemas: ModuleDescription['schemas']
} => ({
  operations: Object.assign({}, ...descriptions.map(({ operations }) => operations)),
  schemas: Object.assign({}, ...descriptions.map(({ schemas }) => schemas))
})

export interface ApiDescription extends ModuleDescription {
  info: { title: string; version: string; description: string }
  sessionCookie: string
  /** The status of a request without a session; undefined for operations that need none. */
  unauthenticatedStatus(action: string): 401 | 404 | undefined
  /** True where even a role that may do it is refused with 403 without two-step sign-in. */
  needsSecondFactor(action: string): boolean
}
