import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { user } from '#events/aggregates/users.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { VerifyEmployer } from '#services/users/verification-contract.ts'
import { confirmEmail } from '#services/users/decide.ts'
import { markEmployerSeen, verifyEmployer } from '#services/users/decide-verification.ts'
import { demoCommandContext, type DemoContext, findDemoUser } from './context.ts'
import type { DemoVerification } from './schema.ts'

/** What a sample employer shows of itself: nothing is known of it before. */
export async function verifyDemoEmployer(
  context: DemoContext,
  username: string,
  { isEmailConfirmed, isSeen, daysAgo: _, ...given }: DemoVerification,
  age: number
): Promise<void> {
  const owner = findDemoUser(context, username)
  const recording = demoCommandContext(context, age, owner)
  const { id, email } = owner
  if (isEmailConfirmed) {
    await handleCommand(recording, user, id, account => confirmEmail(account, id, 1, email))
  }
  const request = VerifyEmployer.parse(given)
  const farm = findMunicipality(request.farmCode?.slice(2, 7) ?? '')
  await handleCommand(recording, employerVerification, id, verification =>
    verifyEmployer(verification, id, request, { web: null, farmName: null, farm })
  )
  if (!isSeen) return
  const byOperator = demoCommandContext(context, age)
  await handleCommand(byOperator, employerVerification, id, async (verification, load) =>
    markEmployerSeen(verification, id, true, await load([user, id]))
  )
}
