import { day, hour } from '#events/units.ts'
import { beforeAll } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { user, type UserEvent } from '#events/aggregates/users.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { seedEmployer, seedEvents } from '../events/event-builders.ts'
import { searchTime } from './job-search.ts'
import { describeWithDatabase } from '../database/test-database.ts'
import {
  type PostedTexts,
  postRandomJob,
  randomContent,
  type SearchedJob
} from './random-job-searches.ts'

interface KnownJob extends SearchedJob {
  employer: string
  isClosed?: boolean
  isHidden?: boolean
  isHeld?: boolean
  isExpired?: boolean
}

const jobsAtFirst = 80

interface RandomBoardContext {
  db: Database
  /** The same database as another process has it: with a job index of its own. */
  otherDb: Database
  board: RandomBoard
}

/** Tests of a board with jobs, on both databases; the context is filled in before the first test. */
export function describeWithRandomBoard(
  name: string,
  tests: (context: RandomBoardContext) => void
): void {
  describeWithDatabase(name, database => {
    const context = {} as RandomBoardContext
    beforeAll(async () => {
      const { db } = database
      const board = new RandomBoard(db)
      for (let index = 0; index < jobsAtFirst; index++)
        await board.post(new SeededRandom(5, 'job', index))
      Object.assign(context, { db, otherDb: { ...db }, board })
    }, 120_000)
    tests(context)
  })
}

/** A random board, whose jobs the test knows. */
export class RandomBoard {
  db: Database
  /** The newest first. */
  jobs: KnownJob[] = []
  employers: string[] = []
  now = searchTime.getTime()
  /** Called between the two events of a change that has two. */
  onHeld: () => void = () => {}

  constructor(db: Database) {
    this.db = db
  }

  async post(random: SeededRandom, more: PostedTexts = {}): Promise<void> {
    if (this.employers.length < 3) this.employers.push(await seedEmployer(this.db))
    const employer = random.pick(this.employers)
    this.jobs.unshift({ ...(await postRandomJob(this.db, employer, random, more)), employer })
  }

  /** For some days from now; some have a word that no other job has. */
  async postLive(random: SeededRandom): Promise<void> {
    await this.post(random, {
      expiryDate: new Date(this.now + random.between(2, 30) * day).toISOString(),
      requirements: random.pick(['', '', 'remolques', 'almazaras', 'molinos', 'un tractorista']),
      ...(random.below(12) === 0 && { location: 'Alvorada' })
    })
  }

  async withdraw(random: SeededRandom): Promise<void> {
    const withdrawn = random.pick(this.jobs)
    const { id, employer: employerId } = withdrawn
    withdrawn.isClosed = true
    const event: JobEvent = { type: 'JobWithdrawn', data: { id, employerId } }
    await seedEvents(this.db, job, id, [event])
  }

  async change(random: SeededRandom): Promise<void> {
    const changed = random.pick(this.jobs)
    const { id, employer: employerId } = changed
    const append = (type: JobEvent['type'], more: object = {}) => {
      const data = { id, employerId, ...more }
      return seedEvents(this.db, job, id, [
        { type, data, subject: employerId, personal: {} } as JobEvent
      ])
    }
    switch (random.below(10)) {
      case 0:
        return this.post(random)
      case 1:
        return this.revise(changed, random)
      case 2: {
        const expiryDate = new Date(this.now + random.between(1, 30) * day).toISOString()
        Object.assign(changed, { expiryDate, isExpired: false })
        // A closed job is not renewed.
        if (!changed.isClosed) return append('JobRenewed', { expiryDate })
        return
      }
      case 3:
        changed.isExpired = !changed.isExpired
        return append(changed.isExpired ? 'JobExpired' : 'JobExpiryCorrected')
      case 4:
        changed.isHidden = true
        return append('JobHidden', { reason: 'falso' })
      case 5:
        changed.isHidden = false
        return append('JobShown')
      case 6:
        changed.isClosed = true
        return append('JobClosed', { outcome: 'aqui', isAnswered: false })
      case 7:
        changed.isHeld = true
        return append('JobHeld', { signals: ['iban'] })
      case 8: {
        changed.isHeld = true
        await append('JobHeld', { signals: ['iban'] })
        this.onHeld()
        const expiryDate = new Date(this.now + 30 * day).toISOString()
        this.release(changed, expiryDate)
        return append('JobReleased', { expiryDate })
      }
      default:
        this.now += random.between(-2, 12) * hour
    }
  }

  /** It is the newest from now on. */
  private release(held: KnownJob, expiryDate: string): void {
    Object.assign(held, { expiryDate, isHeld: false })
    this.jobs = [held, ...this.jobs.filter(other => other !== held)]
  }

  private async revise(changed: KnownJob, random: SeededRandom): Promise<void> {
    const { jobType, experience, place, title, description, location } = randomContent(random)
    Object.assign(changed, { jobType, experience, place, title, description, location })
    const { id, employer: employerId } = changed
    const data = { id, employerId, jobType, experience: experience ?? null }
    const personal = { place, title, description, location }
    const event = { type: 'JobRevised', data, subject: employerId, personal }
    await seedEvents(this.db, job, id, [event as JobEvent])
  }

  async endEmployer(id: string, type: 'UserSoftDeleted' | 'UserErased'): Promise<void> {
    await seedEvents(this.db, user, id, [
      { type, data: { id, byAdmin: false }, subject: id, personal: { reason: '' } } as UserEvent
    ])
    this.employers = this.employers.filter(other => other !== id)
    this.jobs = this.jobs.filter(({ employer }) => employer !== id)
  }

  live(): KnownJob[] {
    return liveAt(this.jobs, this.now)
  }
}

export function liveAt(jobs: readonly KnownJob[], now: number): KnownJob[] {
  return liveButForClock(jobs).filter(({ expiryDate }) => Date.parse(expiryDate) > now)
}

export function liveButForClock(jobs: readonly KnownJob[]): KnownJob[] {
  return jobs.filter(
    ({ isClosed, isHidden, isHeld, isExpired }) => !isClosed && !isHidden && !isHeld && !isExpired
  )
}
