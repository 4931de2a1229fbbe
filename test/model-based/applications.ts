import { application } from '#events/applications/application.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import {
  changeApplicationStatus,
  employerOf,
  submitApplication
} from '#services/applications/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { coverLetter } from '#test/api-fixtures.ts'
import { pickFrom } from '#test/seeded-random.ts'
import { type WeightedCommands, ownerActor, type Model } from './model.ts'

export function randomApplicationCommands(world: Model): WeightedCommands {
  const { recording, next, randomUser, known, fresh } = world
  return {
    apply: [
      20,
      nth => {
        const id = fresh('applications', nth)
        const jobId = known('jobs')
        const by = randomUser()
        const isGuest = next() < 0.4
        const guest = `guest-${Math.floor(next() * 60)}`
        const details = {
          coverLetter,
          applicantName: guest,
          applicantEmail: `${guest}@example.org`
        }
        return handleCommand(recording, application, id, {
          load: { job: [job, jobId], account: [user, by.id] },
          thenLoad: employerOf,
          decide(application, { job, account, employer }, now) {
            const applicant = isGuest
              ? { ...details, guestId: guest }
              : { ...details, applicantId: by.id, account }
            return submitApplication(application, id, { id: jobId, job, employer }, applicant, now)
          }
        })
      }
    ],
    changeStatus: [
      8,
      () => {
        const id = known('applications')
        const status = pickFrom(next, ['pending', 'approved', 'rejected'] as const)
        return handleCommand(recording, application, id, state =>
          changeApplicationStatus(state, id, status, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ]
  }
}
