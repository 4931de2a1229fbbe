import { newId } from '#events/ids.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import { PostJob, ReviseJob } from '#services/jobs/contract.ts'
import * as decide from '#services/jobs/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DemoEmployer, DemoJob } from './schema.ts'
import { findDemoUser, demoCommandContext, type DemoContext } from './context.ts'

/** What the form would send. */
function toPostJob(employer: DemoEmployer, ad: DemoJob) {
  const { title, location, description, requirements, jobType, experience } = ad
  const contact = { contactPhone: employer.phone, contactEmail: employer.email }
  const text = { title, companyName: employer.fullName, location, description, requirements }
  return { ...text, jobType, experience, ...contact }
}

/** One ad of the demo, and what its owner does with it. */
export function demoJobCommands(stage: DemoContext, employer: DemoEmployer, ad: DemoJob) {
  const id = newId()
  if (ad.key) stage.ads.set(ad.key, { id, owner: employer.username })
  const recording = (age: number) =>
    demoCommandContext(stage, age, findDemoUser(stage, employer.username))
  const owner = () => findDemoUser(stage, employer.username)

  return {
    post: (age: number) => {
      const request = PostJob.parse({ ...toPostJob(employer, ad), ...ad.revised?.before })
      return handleCommand(recording(age), job, id, {
        load: { employer: [user, owner().id] },
        decide: (job, { employer }, now) => decide.postJob(job, id, request, owner(), employer, now)
      })
    },
    revise: (age: number) => {
      const request = ReviseJob.parse(toPostJob(employer, ad))
      return handleCommand(recording(age), job, id, state =>
        decide.reviseJob(state, id, request, owner())
      )
    },
    renew: (age: number) =>
      handleCommand(recording(age), job, id, (state, at) =>
        decide.renewJob(state, id, owner(), at)
      ),
    withdraw: (age: number) =>
      handleCommand(recording(age), job, id, state => decide.withdrawJob(state, id, owner())),
    /** By the worker, so without a user. */
    expire: (age: number) =>
      handleCommand(demoCommandContext(stage, age), job, id, (state, at) =>
        decide.expireJob(state, id, at)
      )
  }
}
