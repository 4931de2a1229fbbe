import { job, jobOutcomes } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import { closeJob, postJob, renewJob, reviseJob, withdrawJob } from '#services/jobs/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { jobRequest } from '#test/api-fixtures.ts'
import { pickFrom } from '#test/seeded-random.ts'
import { answerApplicants } from '#workers/scheduled-jobs/answer-applicants.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { type WeightedCommands, ownerActor, type Model } from './model.ts'

/** Milliseconds. */
const fiveDays = 5 * 24 * 60 * 60 * 1000

export function randomJobCommands(world: Model): WeightedCommands {
  const { board, recording, next, randomUser, known, fresh, words } = world
  return {
    postJob: [
      20,
      nth => {
        const by = randomUser()
        const id = fresh('jobs', nth)
        const request = {
          ...jobRequest,
          title: `${words()} ${words()}`,
          jobType: pickFrom(next, ['Prácticas', 'Media Jornada'] as const),
          experience: undefined
        }
        return handleCommand(recording, job, id, {
          load: { employer: [user, by.id] },
          decide: (job, { employer }, now) => postJob(job, id, request, by, employer, now)
        })
      }
    ],
    reviseJob: [
      8,
      () => {
        const id = known('jobs')
        const by = randomUser()
        const request = {
          ...jobRequest,
          title: words(),
          jobType: 'Jornada Completa' as const,
          experience: 'Experto' as const
        }
        return handleCommand(recording, job, id, state =>
          reviseJob(
            state,
            id,
            request,
            'employerId' in state ? { ...by, id: state.employerId } : by
          )
        )
      }
    ],
    renewJob: [
      5,
      () => {
        const id = known('jobs')
        return handleCommand(recording, job, id, (state, at) =>
          renewJob(state, id, ownerActor(state, 'employerId', 'employer'), at)
        )
      }
    ],
    withdrawJob: [
      3,
      () => {
        const id = known('jobs')
        return handleCommand(recording, job, id, state =>
          withdrawJob(state, id, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    closeJob: [
      2,
      () => {
        const id = known('jobs')
        const outcome = pickFrom(next, jobOutcomes)
        const message = next() < 0.5 ? words() : undefined
        return handleCommand(recording, job, id, state =>
          closeJob(state, id, { outcome, message }, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    answerApplicants: [1, () => answerApplicants(board.tools)],
    expireJobs: [
      1,
      async () => {
        board.now = new Date(board.now.getTime() + next() * fiveDays)
        return expireJobs(board.tools)
      }
    ]
  }
}
