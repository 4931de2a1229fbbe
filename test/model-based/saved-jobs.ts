import { savedJobs } from '#events/aggregates/saved-jobs.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findSavedJob } from '#projections/applications/saved-jobs.ts'
import { saveJob, unsaveJob } from '#services/applications/saved-jobs.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { Model, WeightedCommands } from './model.ts'

export function savedJobCommands({
  board,
  recording,
  user: anyUser,
  known
}: Model): WeightedCommands {
  return {
    saveJob: [
      6,
      async ({ who, which }, index) => {
        const jobId = known('jobs', which)
        const userId = anyUser(who).id
        const saved = await findSavedJob(board.db, userId, jobId)
        const id = `saved-${index}`
        return handleCommand(
          { ...recording, user: { id: userId }, watchesAccount: true },
          savedJobs,
          userId,
          async (state, load) => {
            const found = await load([job, jobId])
            return saved ? [] : saveJob(state, { id, userId, jobId, job: found })
          }
        )
      }
    ],
    unsaveJob: [
      3,
      async ({ who, which }) => {
        const userId = anyUser(who).id
        const id = await findSavedJob(board.db, userId, known('jobs', which))
        return handleCommand(recording, savedJobs, userId, state =>
          unsaveJob(state, { id, userId })
        )
      }
    ]
  }
}
