import {
  type CandidateVisibilityEvent,
  candidateVisibility
} from '#events/aggregates/candidate-visibility.ts'
import { newId } from '#events/aggregates/ids.ts'
import { type SavedJobEvent, savedJobs } from '#events/aggregates/saved-jobs.ts'
import { maxBlocks } from '#services/candidate-profiles/shared/limits.ts'
import { maxAlerts, maxDrafts, maxSavedJobs } from '#services/jobs/shared/limits.ts'
import { postJobAs, signUp } from '../builders/api-fixtures.ts'
import { callAction } from './call-action.ts'
import { seedEvents } from '../events/event-builders.ts'
import type { Attempt, AttemptContext } from './refused-attempts.ts'
import type { TestApp } from '../board/test-app.ts'

/** One more than an account may have. */
export async function beyondLimits({ board, employer }: AttemptContext): Promise<Attempt[]> {
  const drafter = await signUp(board, 'employer')
  for (let nth = 0; nth < maxDrafts; nth++) {
    await callAction(board, 'draftJob', drafter, { body: {} })
  }
  const collector = await signUp(board, 'applicant')
  await saveManyJobs(board, collector.id)
  for (let nth = 0; nth < maxAlerts; nth++) {
    const body = { search: { keyword: `${nth}` }, every: 'dia' }
    await callAction(board, 'requestAlert', collector, { body })
  }
  const hidden = await signUp(board, 'applicant')
  await hideFromMany(board, hidden.id)
  return [
    ['draftJob', drafter, { body: {} }],
    ['saveJob', collector, { id: (await postJobAs(employer)).id }],
    ['requestAlert', collector, { body: { search: {}, every: 'dia' } }],
    ['blockEmployer', hidden, { body: { text: 'Yeguada' } }]
  ]
}

function saveManyJobs({ db }: TestApp, userId: string): Promise<void> {
  const saved = Array.from({ length: maxSavedJobs }, (_, nth): SavedJobEvent => {
    const data = { id: newId(), userId }
    return { type: 'JobSaved', data, subject: userId, personal: { jobId: `job${nth}` } }
  })
  return seedEvents(db, savedJobs, userId, saved)
}

function hideFromMany({ db }: TestApp, userId: string): Promise<void> {
  const blocks = Array.from({ length: maxBlocks }, (_, nth): CandidateVisibilityEvent => {
    const personal = { text: `Cuadra ${nth}` }
    return { type: 'EmployerBlocked', data: { id: newId(), userId }, subject: userId, personal }
  })
  return seedEvents(db, candidateVisibility, userId, blocks)
}
