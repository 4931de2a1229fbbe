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
import type { DemoApplication, DemoGuest } from './application.ts'
import { type Actor, actorOf, adOf, recordingOf, type Stage } from './context.ts'

type Introduce = (past: LoadState) => Promise<Applicant>

/** One application of the demo, and the employer's answer to it. */
export function commandsFor(stage: Stage, { ad, by, letter, answer }: DemoApplication) {
  const id = newId()
  return {
    submit: async (age: number) => {
      const actor = typeof by === 'string' ? actorOf(stage, by) : undefined
      const introduce = actor
        ? ownIntroduction(actor, letter)
        : await guestIntroduction(stage, by as DemoGuest, letter)
      await handleCommand(
        recordingOf(stage, age, actor),
        application,
        id,
        async (state, at, past) => {
          const vacancy = await vacancyOf(past, adOf(stage, ad).id)
          return submitApplication(state, id, vacancy, await introduce(past), at)
        }
      )
    },
    answer: (age: number) => {
      const owner = actorOf(stage, adOf(stage, ad).owner)
      const { status } = ChangeApplicationStatus.parse(answer)
      return handleCommand(recordingOf(stage, age, owner), application, id, state =>
        changeApplicationStatus(state, id, status, owner)
      )
    }
  }
}

async function vacancyOf(past: LoadState, id: string) {
  const vacant = await past(job, id)
  if (vacant.state === 'unknown') throw new Error('the demo has no such ad')
  return { id, job: vacant, employer: await past(user, vacant.employerId) }
}

function ownIntroduction({ id, fullName, email, phone }: Actor, letter: string): Introduce {
  const { coverLetter } = SignedInApplication.parse({ coverLetter: letter })
  const known = { applicantName: fullName, applicantEmail: email, applicantPhone: phone }
  return async past => ({
    coverLetter,
    ...known,
    applicantId: id,
    applicant: await past(user, id)
  })
}

/** Whoever applied with this e-mail before is the same guest. */
async function guestIntroduction(
  { db }: Stage,
  { name, email, phone }: DemoGuest,
  coverLetter: string
): Promise<Introduce> {
  const filled = { applicantName: name, applicantEmail: email, applicantPhone: phone }
  const request = GuestApplication.parse({ ...filled, coverLetter, isGuestApplication: true })
  const guestId = (await findGuestId(db, request.applicantEmail)) ?? newId()
  return async () => ({ ...request, guestId })
}
