import type { hc, InferResponseType } from 'hono/client'
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Refusal } from '#services/platform/http/responses.ts'
import type { Api } from '#services/app.ts'
import type { Action } from '#services/auth/decide.ts'
import type { pictureUploadRoutes } from '#services/profile-pictures/routes.ts'
import type { InvalidField } from '#services/platform/http/errors.ts'
import type { operationDescriptions } from './descriptions.ts'

type Client = ReturnType<typeof hc<Api>>
type Pictures = ReturnType<typeof hc<ReturnType<typeof pictureUploadRoutes>>>

/** Where the compiler finds the route of each action. */
interface Routes {
  findCurrentUser: Client['user']['$get']
  logIn: Client['login']['$post']
  register: Client['register']['$post']
  logOut: Client['logout']['$post']
  reviseUser: Client['users'][':id']['$put']
  changePassword: Client['users'][':id']['password']['$put']
  deleteUser: Client['users'][':id']['$delete']
  uploadPicture: Pictures[':id']['picture']['$post']
  searchJobs: Client['jobs']['$get']
  findJob: Client['jobs'][':id']['$get']
  postJob: Client['jobs']['$post']
  reviseJob: Client['jobs'][':id']['$patch']
  withdrawJob: Client['jobs'][':id']['$delete']
  renewJob: Client['jobs'][':id']['renew']['$post']
  submitApplication: Client['jobs'][':id']['applications']['$post']
  listApplications: Client['applications']['$get']
  changeApplicationStatus: Client['applications'][':id']['$put']
  searchCandidates: Client['candidate-profiles']['$get']
  findCandidateProfile: Client['candidate-profiles'][':id']['$get']
  publishCandidateProfile: Client['candidate-profiles']['$post']
  reviseCandidateProfile: Client['candidate-profiles'][':id']['$put']
  withdrawCandidateProfile: Client['candidate-profiles'][':id']['$delete']
  listOwnProfiles: Client['my-candidate-profiles']['$get']
  diagnoseIp: Client['ip-diagnostic']['$get']
  updateIp: Client['update-ip']['$post']
  listConversations: Client['messages']['$get']
  readConversation: Client['messages'][':userId']['$get']
  sendMessage: Client['messages']['$post']
  markMessageRead: Client['messages'][':id']['read']['$put']
  readOverview: Client['operator']['overview']['$get']
  retryParked: Client['operator']['parked'][':id']['retry']['$post']
}

type Described = { [A in keyof Routes]: z.infer<(typeof operationDescriptions)[A]['answer']> }
type Answered = { [A in keyof Routes]: InferResponseType<Routes[A]> }

test('the compiler finds every described answer equal to what its route answers', () => {
  expectTypeOf<Described>().toEqualTypeOf<Answered>()
  expectTypeOf<Exclude<Action, keyof Routes>>().toEqualTypeOf<'readApi'>()
})

test('the compiler finds the described refusal equal to what a problem says', () => {
  interface Said {
    message: string
    errors?: InvalidField[] | undefined
  }
  expectTypeOf<z.infer<typeof Refusal>>().toEqualTypeOf<Said>()
})
