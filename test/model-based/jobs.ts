import { day } from '#events/units.ts'
import { job } from '#events/aggregates/jobs.ts'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import { user } from '#events/aggregates/users.ts'
import { closeJob, withdrawJob } from '#services/jobs/posting/decide-end.ts'
import { postJob, reviseJob } from '#services/jobs/posting/decide.ts'
import { renewJob } from '#services/jobs/posting/decide-renewal.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { answerApplicants } from '#workers/scheduled-jobs/answer-applicants.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { type Model, ownerActor, pick, type WeightedCommands } from './model.ts'

/** Milliseconds. */
const fiveDays = 5 * day

export function jobCommands(model: Model): WeightedCommands {
  const { board, recording, user: anyUser, known, fresh, words } = model
  return {
    postJob: [
      20,
      ({ who, whom, word, choice }, index) => {
        const by = anyUser(who)
        const id = fresh('jobs', index)
        const request = {
          ...jobRequest,
          title: `${words(word)} ${words(whom)}`,
          jobType: pick(['Prácticas', 'Media Jornada'] as const, choice),
          experience: undefined
        }
        return handleCommand(recording, job, id, async (state, load, now) =>
          postJob(state, id, request, by, await load([user, by.id]), now)
        )
      }
    ],
    reviseJob: [
      8,
      ({ who, which, word }) => {
        const id = known('jobs', which)
        const by = anyUser(who)
        const request = {
          ...jobRequest,
          title: words(word),
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
      ({ which }) => {
        const id = known('jobs', which)
        return handleCommand(recording, job, id, (state, _, at) =>
          renewJob(state, id, ownerActor(state, 'employerId', 'employer'), at)
        )
      }
    ],
    withdrawJob: [
      3,
      ({ which }) => {
        const id = known('jobs', which)
        return handleCommand(recording, job, id, state =>
          withdrawJob(state, id, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    closeJob: [
      2,
      ({ whom, which, word, choice }) => {
        const id = known('jobs', which)
        const outcome = pick(jobOutcomes, choice)
        const message = whom % 2 ? words(word) : undefined
        return handleCommand(recording, job, id, state =>
          closeJob(state, id, { outcome, message }, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    answerApplicants: [1, () => answerApplicants(board.tools)],
    expireJobs: [
      1,
      async ({ choice }) => {
        board.now = new Date(board.now.getTime() + (choice / 1_000_000) * fiveDays)
        return expireJobs(board.tools)
      }
    ]
  }
}
