import { application } from '#events/applications.ts'
import { newId } from '#events/ids.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import { findGuestId } from '#projections/applications/queries.ts'
import {
  ChangeApplicationStatus,
  GuestApplication,
  SignedInApplication
} from '#services/applications/contract.ts'
import {
  type Applicant,
  changeApplicationStatus,
  submitApplication
} from '#services/applications/decide.ts'
import { type LoadState, handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DemoApplication, DemoGuest } from './schema.ts'
import {
  type DemoUser,
  findDemoUser,
  findDemoJob,
  demoCommandContext,
  type DemoContext
} from './context.ts'

type LoadApplicant = (past: LoadState) => Promise<Applicant>

/** One application of the demo, and the employer's answer to it. */
export function demoApplicationCommands(
  stage: DemoContext,
  { jobKey, applicant, coverLetter, decision }: DemoApplication
) {
  const id = newId()
  return {
    submit: async (age: number) => {
      const actor = typeof applicant === 'string' ? findDemoUser(stage, applicant) : undefined
      const introduce = actor
        ? accountApplicant(actor, coverLetter)
        : await guestApplicant(stage, applicant as DemoGuest, coverLetter)
      await handleCommand(
        demoCommandContext(stage, age, actor),
        application,
        id,
        async (state, at, past) => {
          const vacancy = await loadTargetJob(past, findDemoJob(stage, jobKey).id)
          return submitApplication(state, id, vacancy, await introduce(past), at)
        }
      )
    },
    answer: (age: number) => {
      const owner = findDemoUser(stage, findDemoJob(stage, jobKey).owner)
      const { status } = ChangeApplicationStatus.parse(decision)
      return handleCommand(demoCommandContext(stage, age, owner), application, id, state =>
        changeApplicationStatus(state, id, status, owner)
      )
    }
  }
}

async function loadTargetJob(past: LoadState, id: string) {
  const vacant = await past(job, id)
  if (vacant.state === 'unknown') throw new Error('the demo has no such ad')
  return { id, job: vacant, employer: await past(user, vacant.employerId) }
}

function accountApplicant({ id, fullName, email, phone }: DemoUser, letter: string): LoadApplicant {
  const { coverLetter } = SignedInApplication.parse({ coverLetter: letter })
  const known = { applicantName: fullName, applicantEmail: email, applicantPhone: phone }
  return async past => ({
    coverLetter,
    ...known,
    applicantId: id,
    applicant: await past(user, id)
  })
}

/** A guest is recognised by the e-mail address. */
async function guestApplicant(
  { db }: DemoContext,
  { name, email, phone }: DemoGuest,
  coverLetter: string
): Promise<LoadApplicant> {
  const filled = { applicantName: name, applicantEmail: email, applicantPhone: phone }
  const request = GuestApplication.parse({ ...filled, coverLetter, isGuestApplication: true })
  const guestId = (await findGuestId(db, request.applicantEmail)) ?? newId()
  return async () => ({ ...request, guestId })
}
