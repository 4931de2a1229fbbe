import { application } from '#events/aggregates/applications.ts'
import { user } from '#events/aggregates/users.ts'
import {
  changeApplicationStatus,
  rewriteApplication,
  seeApplication,
  submitApplication,
  withdrawApplication
} from '#services/applications/decide.ts'
import { loadTarget } from '#services/applications/load-target.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { coverLetter } from '#test/builders/api-fixtures.ts'
import { type Model, ownerActor, pick, type WeightedCommands } from './model.ts'

export function applicationCommands({
  recording,
  user: anyUser,
  known,
  fresh
}: Model): WeightedCommands {
  return {
    apply: [
      20,
      ({ who, whom, which, choice }, index) => {
        const id = fresh('applications', index)
        const jobId = known('jobs', which)
        const by = anyUser(who)
        const isGuest = choice % 5 < 2
        const guest = `guest-${whom % 60}`
        const details = {
          coverLetter,
          applicantName: guest,
          applicantEmail: `${guest}@example.org`
        }
        return handleCommand(recording, application, id, async (state, load, now) => {
          const target = await loadTarget(jobId, load)
          const account = await load([user, by.id])
          const applicant = isGuest
            ? { ...details, guestId: guest }
            : { ...details, applicantId: by.id, account }
          return submitApplication(state, id, target, applicant, now)
        })
      }
    ],
    rewrite: [
      8,
      ({ whom, which }) => {
        const id = known('applications', which)
        const letter = { coverLetter: `${coverLetter} ${whom}`, applicantName: `guest-${whom}` }
        const jobId = known('jobs', whom)
        return handleCommand(recording, application, id, async (state, load, now) =>
          rewriteApplication(state, id, await loadTarget(jobId, load), letter, now)
        )
      }
    ],
    changeStatus: [
      8,
      ({ which, choice }) => {
        const id = known('applications', which)
        const status = pick(['pending', 'approved', 'rejected'] as const, choice)
        return handleCommand(recording, application, id, state =>
          changeApplicationStatus(state, id, status, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    seeApplication: [
      8,
      ({ which, choice }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state => {
          if (choice % 2)
            return seeApplication(state, id, ownerActor(state, 'employerId', 'employer'))
          const applicant = state.state === 'unknown' ? {} : state.applicant
          return seeApplication(state, id, ownerActor(applicant, 'userId', 'applicant'))
        })
      }
    ],
    withdrawApplication: [
      6,
      ({ which }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state => {
          const by = state.state === 'unknown' ? { userId: '' } : state.applicant
          return withdrawApplication(state, id, by)
        })
      }
    ]
  }
}
