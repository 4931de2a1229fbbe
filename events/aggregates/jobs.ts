import type { Aggregate, PublicEvent } from './aggregate.ts'
import type { StrongSignal } from './case-choices.ts'
import { type JobEvent, jobSchemas } from './job-schemas.ts'
import type { JobOutcome } from '../job-content/outcomes.ts'

export type Job =
  | { state: 'unknown' }
  | { state: 'draft'; employerId: string }
  | ({ state: 'open' | 'expired' } & PostedJob)
  | ({ state: 'closed'; outcome: JobOutcome; isAnswered: boolean } & PostedJob)
  | { state: 'withdrawn' | 'erased'; employerId: string }

interface PostedJob {
  employerId: string
  expiryDate: string
  isHidden: boolean
  isHeld: boolean
  /** The signals for which it is held, or was. */
  signals: readonly StrongSignal[]
  /** Whether it was public before it was held. */
  wasShown: boolean
}

export const job: Aggregate<Job, JobEvent> = {
  stream: id => `job-${id}`,
  schemas: jobSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'JobErased',
  ignores: ['JobDraftRevised', 'JobRevised', 'JobContactRemoved'],
  evolve
}

function evolve(job: Job, { type, data }: PublicEvent<JobEvent>): Job {
  switch (type) {
    case 'JobDrafted':
      return { state: 'draft', employerId: data.employerId }
    case 'JobDraftDeleted':
      return { state: 'unknown' }
    case 'JobPosted':
    case 'JobRenewed': {
      const { isHidden, isHeld, signals, wasShown } = 'isHidden' in job ? job : shown
      const { employerId, expiryDate } = data
      return { state: 'open', employerId, expiryDate, isHidden, isHeld, signals, wasShown }
    }
    case 'JobDraftRevised':
    case 'JobRevised':
    case 'JobContactRemoved':
      return job
    case 'JobExpired':
      return job.state === 'open' ? { ...job, state: 'expired' } : job
    case 'JobExpiryCorrected':
      return job.state === 'expired' ? { ...job, state: 'open' } : job
    case 'JobClosed': {
      const { outcome, isAnswered } = data
      return 'expiryDate' in job ? { ...job, state: 'closed', outcome, isAnswered } : job
    }
    case 'JobHidden':
      return 'isHidden' in job ? { ...job, isHidden: true } : job
    case 'JobShown':
      return 'isHidden' in job ? { ...job, isHidden: false } : job
    case 'JobHeld':
      return 'isHeld' in job ? { ...job, ...heldBy(data) } : job
    case 'JobReleased':
      return 'isHeld' in job ? { ...job, isHeld: false, expiryDate: data.expiryDate } : job
    case 'JobWithdrawn':
      return { state: 'withdrawn', employerId: data.employerId }
    case 'JobErased':
      return 'employerId' in job ? { state: 'erased', employerId: job.employerId } : job
  }
}

const shown = { isHidden: false, isHeld: false, signals: [], wasShown: false }

type JobHeld = Extract<JobEvent, { type: 'JobHeld' }>

function heldBy({ signals, wasShown }: JobHeld['data']) {
  return { isHeld: true, signals, wasShown: wasShown === true }
}
