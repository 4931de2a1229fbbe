import type { Role } from '#services/auth/permissions/actions.ts'
import { type SignedInClient, signUp } from './api-fixtures.ts'
import type { ClientFactory, HttpClient } from '../board/http-client.ts'
import type { TestApp } from '../board/test-app.ts'

/** A board, with its clock where that stands still, and its secrets where it runs in this process. */
type TestBoard = ClientFactory & {
  now?: Date
  tools?: TestApp['tools']
  /** Others act on it at the same time: a session that begins while its clock is moved would be over afterwards. */
  isShared?: boolean
}

/** The client of a request, another user of the same type, and one of the other type. */
export interface TestActors {
  board: TestBoard
  role: Role
  client: HttpClient
  /** Missing for a client without an account. */
  self: SignedInClient | undefined
  peer: SignedInClient
  opposite: SignedInClient
}

export async function createActors(board: TestBoard, role: Role): Promise<TestActors> {
  const [kind, otherKind] =
    role === 'employer'
      ? (['employer', 'applicant'] as const)
      : (['applicant', 'employer'] as const)
  const self = role === 'anonymous' ? undefined : await signUp(board, kind)
  const [peer, opposite] = [await signUp(board, kind), await signUp(board, otherKind)]
  return { board, role, client: self ?? board.createClient(), self, peer, opposite }
}

/** A valid request of an action: its target, its query and its body. */
export interface ActionRequest {
  /** Creates the target, owned by the client or not, and returns its id. */
  targetId?: (actors: TestActors, own: boolean) => string | Promise<string>
  query?: string
  body?: (actors: TestActors, own: boolean) => object | Promise<object>
  headers?: (actors: TestActors, own: boolean, id: string) => Record<string, string>
}

export const accountId = ({ self, peer }: TestActors, own: boolean) => (own ? self : peer)?.id ?? ''
export const actingEmployer = (
  { role, self, peer, opposite }: TestActors,
  own: boolean
): SignedInClient => {
  if (own && self) return self
  return role === 'employer' ? peer : opposite
}
export const actingApplicant = (
  { role, self, peer, opposite }: TestActors,
  own: boolean
): SignedInClient => {
  if (own && self) return self
  return role === 'employer' ? opposite : peer
}
