import { newId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { PostJob, ReviseJob } from '#services/jobs/posting/contract.ts'
import * as decide from '#services/jobs/posting/decide.ts'
import { renewJob } from '#services/jobs/posting/decide-renewal.ts'
import { closeJob, withdrawJob, expireJob } from '#services/jobs/posting/decide-end.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { uploadDemoPhotos } from './picture-commands.ts'
import type { DemoEmployer, DemoJob } from './schema.ts'
import { findDemoUser, demoCommandContext, type DemoContext } from './context.ts'

/** The request that the form sends. */
function toPostJob(employer: DemoEmployer, sample: DemoJob) {
  const { title, location, description, requirements, details, jobType, experience, terms } = sample
  const contact = { contactPhone: employer.phone, contactEmail: employer.email }
  const text = { title, companyName: employer.fullName, location, description, requirements }
  return { ...text, ...terms, details, jobType, experience, ...contact }
}

/** The commands of one sample job. */
export function demoJobCommands(
  context: DemoContext,
  employer: DemoEmployer,
  sample: DemoJob,
  hasPhotos: boolean
) {
  const id = newId()
  if (sample.key) context.jobs.set(sample.key, { id, owner: employer.username })
  const recording = (age: number) =>
    demoCommandContext(context, age, findDemoUser(context, employer.username))
  const owner = () => findDemoUser(context, employer.username)

  return {
    post: async (age: number) => {
      const { terms, ...text } = sample.revised?.before ?? {}
      const photos = hasPhotos ? await uploadDemoPhotos(context, employer, sample, age) : []
      const request = PostJob.parse({
        ...toPostJob(employer, sample),
        ...text,
        ...terms,
        ...(photos.length > 0 && { photos })
      })
      await handleCommand(recording(age), job, id, async (state, load, now) =>
        decide.postJob(state, id, request, owner(), await load([user, owner().id]), now)
      )
    },
    revise: (age: number) => {
      const request = ReviseJob.parse(toPostJob(employer, sample))
      return handleCommand(recording(age), job, id, state =>
        decide.reviseJob(state, id, request, owner())
      )
    },
    renew: (age: number) =>
      handleCommand(recording(age), job, id, (state, _, at) => renewJob(state, id, owner(), at)),
    close: (age: number) =>
      handleCommand(recording(age), job, id, state =>
        closeJob(state, id, { outcome: sample.closed?.outcome ?? 'aqui' }, owner())
      ),
    withdraw: (age: number) =>
      handleCommand(recording(age), job, id, state => withdrawJob(state, id, owner())),
    /** Given by the worker, without a user. */
    expire: (age: number) =>
      handleCommand(demoCommandContext(context, age), job, id, (state, _, at) =>
        expireJob(state, id, at)
      )
  }
}
