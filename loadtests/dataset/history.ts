import type { StreamAppend } from '#projections/append-and-project.ts'
import { ApplicationGenerator } from './applications.ts'
import { Calendar, type DatasetOptions } from './calendar.ts'
import { Entities, jobsPerApplication, jobsPerCandidate, jobsPerEmployer } from './entities.ts'
import { OpenJobs } from './open-jobs.ts'
import { createEventScript } from './event-script.ts'

const jobsPerWithdrawal = 20

/** All that ever happened on the board, oldest first. */
export function* generateHistory(wish: DatasetOptions): Generator<StreamAppend> {
  const cast = new Entities(wish.seed)
  const calendar = new Calendar(wish)
  const say = createEventScript(cast, calendar)
  const live = new OpenJobs(calendar)
  const applications = new ApplicationGenerator(wish.jobs, cast, say)
  for (let ad = 0; ad < wish.jobs; ad++) {
    const at = calendar.postedAt(ad)
    for (const over of live.expire(at)) yield say.expired(over)
    if (ad % jobsPerEmployer === 0) yield say.employed(ad / jobsPerEmployer, at)
    if (ad % jobsPerCandidate === 0) yield* say.offered(ad / jobsPerCandidate, at)
    yield say.posted(ad, at)
    live.post(ad)
    if (isLastOf(jobsPerApplication, ad)) yield* applications.submit(live, ad, at)
    if (isLastOf(jobsPerWithdrawal, ad)) {
      yield say.withdrawn(live.withdraw(cast.random('withdrawal', ad)), at)
    }
  }
  for (const over of live.expire(wish.now.getTime())) yield say.expired(over)
}

/** True once in so many ads. */
function isLastOf(many: number, ad: number): boolean {
  return ad % many === many - 1
}
