import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { countJobDrafts, findJobDraft } from '#projections/jobs/drafts/queries.ts'
import {
  deleteDraft,
  draftJob,
  parseDraft,
  publishDraft,
  requireDraftLimit,
  reviseDraft
} from '#services/jobs/drafts/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { type Model, ownerActor, type WeightedCommands } from './model.ts'

const complete = { ...jobRequest, jobType: 'Media Jornada', experience: undefined } as const

export function draftCommands(model: Model): WeightedCommands {
  const { board, recording, user: anyUser, known, fresh, remember, words } = model
  return {
    draftJob: [
      6,
      ({ who, word, choice }, index) => {
        const by = anyUser(who)
        const id = fresh('drafts', index)
        const content = choice % 2 ? complete : {}
        const request = { ...content, title: words(word) }
        return handleCommand(recording, job, id, async (state, load) => ({
          events: draftJob(state, id, request, by, await load([user, by.id])),
          inTransaction: async tx => requireDraftLimit(await countJobDrafts(tx, by.id))
        }))
      }
    ],
    reviseDraft: [
      3,
      ({ which, word }) => {
        const id = known('drafts', which)
        const request = { title: words(word), companyName: words(word + 1) }
        return handleCommand(recording, job, id, state =>
          reviseDraft(state, id, request, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ],
    publishDraft: [
      5,
      async ({ which }) => {
        const id = known('drafts', which)
        const draft = await findJobDraft(board.db, id)
        await handleCommand(recording, job, id, async (state, load, now) => {
          const by = ownerActor(state, 'employerId', 'employer')
          const employer = await load([user, by.id])
          return publishDraft(state, id, () => parseDraft(draft ?? {}), by, employer, now)
        })
        remember('jobs', id)
      }
    ],
    deleteDraft: [
      5,
      ({ which }) => {
        const id = known('drafts', which)
        return handleCommand(recording, job, id, state =>
          deleteDraft(state, id, ownerActor(state, 'employerId', 'employer'))
        )
      }
    ]
  }
}
