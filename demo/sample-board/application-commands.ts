import { application, type Said } from '#events/aggregates/applications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { user } from '#events/aggregates/users.ts'
import { GuestApplication, SignedInApplication } from '#services/applications/contract.ts'
import { ChangeApplicationStatus } from '#services/applications/answers/answer-contract.ts'
import { changeApplicationStatus, submitApplication } from '#services/applications/decide.ts'
import { findGuest } from '#services/applications/find-guest.ts'
import { loadTarget } from '#services/applications/load-target.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DemoApplication, DemoGuest } from './schema.ts'
import {
  type DemoUser,
  findDemoUser,
  findDemoJob,
  demoCommandContext,
  type DemoContext
} from './context.ts'

/** The commands of one sample application. */
export function demoApplicationCommands(
  context: DemoContext,
  { jobKey, applicant, coverLetter, said = { answers: [] }, decision }: DemoApplication
) {
  const id = newId()
  const submission = { id, jobKey, coverLetter, said }
  return {
    submit: (age: number) =>
      typeof applicant === 'string'
        ? submitAsUser(context, age, submission, findDemoUser(context, applicant))
        : submitAsGuest(context, age, submission, applicant),
    answer: (age: number) => {
      const owner = findDemoUser(context, findDemoJob(context, jobKey).owner)
      const { status } = ChangeApplicationStatus.parse(decision)
      return handleCommand(demoCommandContext(context, age, owner), application, id, application =>
        changeApplicationStatus(application, id, status, owner)
      )
    }
  }
}

interface DemoSubmission {
  id: string
  jobKey: string
  coverLetter: string
  said: Said
}

async function submitAsUser(
  context: DemoContext,
  age: number,
  { id, jobKey, said, ...text }: DemoSubmission,
  by: DemoUser
): Promise<void> {
  const jobId = findDemoJob(context, jobKey).id
  const { coverLetter } = SignedInApplication.parse({ ...text, ...said })
  const details = { applicantName: by.fullName, applicantEmail: by.email, applicantPhone: by.phone }
  const recording = demoCommandContext(context, age, by)
  await handleCommand(recording, application, id, async (state, load, now) => {
    const target = await loadTarget(jobId, load)
    const account = await load([user, by.id])
    const applicant = { coverLetter, ...said, ...details, applicantId: by.id, account }
    return submitApplication(state, id, target, applicant, now)
  })
}

/** A guest is known by the e-mail of an earlier application. */
async function submitAsGuest(
  context: DemoContext,
  age: number,
  { id, jobKey, coverLetter, said }: DemoSubmission,
  { name, email, phone }: DemoGuest
): Promise<void> {
  const jobId = findDemoJob(context, jobKey).id
  const details = { applicantName: name, applicantEmail: email, applicantPhone: phone }
  const request = GuestApplication.parse({
    ...details,
    ...said,
    coverLetter,
    isGuestApplication: true
  })
  const recording = demoCommandContext(context, age)
  await handleCommand(recording, application, id, async (state, load, now) => {
    const target = await loadTarget(jobId, load)
    const guestId = await findGuest(context, request.applicantEmail, load)
    return submitApplication(state, id, target, { ...request, ...said, guestId }, now)
  })
}
