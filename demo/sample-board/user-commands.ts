import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { newId } from '#events/aggregates/ids.ts'
import { user } from '#events/aggregates/users.ts'
import { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { publishCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { Register } from '#services/users/contract.ts'
import { saveCredentials } from '#services/auth/sessions/credentials.ts'
import * as decide from '#services/users/decide.ts'
import type { DemoAccount, DemoProfile } from './schema.ts'
import { findDemoUser, demoCommandContext, type DemoContext } from './context.ts'

/** The password of every sample account. */
export const demoPassword = 'caballo-de-prueba'
/** Reserved for documentation (RFC 5737). */
const address = '192.0.2.1'

export async function registerDemoUser(
  context: DemoContext,
  person: DemoAccount,
  age: number
): Promise<void> {
  const id = newId()
  const request = Register.parse({ ...person, password: demoPassword })
  await handleCommand(demoCommandContext(context, age), user, id, state => ({
    events: decide.register(state, id, request, address),
    inTransaction: tx => saveCredentials(tx, { userId: id, passwordHash: context.passwordHash })
  }))
  const { fullName, email, phone } = request
  context.people.set(person.username, { id, userType: person.userType, fullName, email, phone })
}

export async function publishDemoProfile(
  context: DemoContext,
  username: string,
  { publishedDaysAgo, terms, ...profile }: DemoProfile
): Promise<void> {
  const id = newId()
  const by = findDemoUser(context, username)
  const request = PublishCandidateProfile.parse({ fullName: by.fullName, ...profile, ...terms })
  const recording = demoCommandContext(context, publishedDaysAgo, by)
  await handleCommand(recording, candidateProfile, id, async (profile, load) =>
    publishCandidateProfile(profile, id, request, by, await load([user, by.id]))
  )
}
