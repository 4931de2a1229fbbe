import * as people from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { signJobToken } from '#test/board/link-tokens.ts'
import { samplePhoto } from '#test/builders/pictures.ts'
import type { TestApp } from '#test/board/test-app.ts'

/** Its wording has a finding. */
const jobWithFinding = { ...people.jobRequest, title: 'Mozo joven de cuadra' }

/** Of a job from its draft to its end. */
export async function jobResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await people.signUp(board, 'employer')
  const postJob = await call('postJob', employer, { body: jobWithFinding })
  const job = { id: postJob.body.id }
  const draftJob = await call('draftJob', employer, { body: { ...jobWithFinding, boxes: 'dos' } })
  const draft = { id: draftJob.body.id }
  const drafted = await call('draftJob', employer, { body: jobWithFinding })
  return {
    postJob,
    uploadJobPhoto: await call('uploadJobPhoto', employer, { body: samplePhoto }),
    draftJob,
    reviseDraft: await call('reviseDraft', employer, { ...draft, body: jobWithFinding }),
    listJobDrafts: await call('listJobDrafts', employer),
    deleteDraft: await call('deleteDraft', employer, draft),
    publishDraft: await call('publishDraft', employer, { id: drafted.body.id }),
    reviseJob: await call('reviseJob', employer, { ...job, body: jobWithFinding }),
    ...(await readerResponses(board, job)),
    ...(await linkResponses(board)),
    renewJob: await call('renewJob', employer, job),
    closeJob: await call('closeJob', employer, { ...job, body: { outcome: 'aqui' } }),
    withdrawJob: await call('withdrawJob', employer, job)
  }
}

/** Of a person who looks for a job. */
async function readerResponses(board: TestApp, job: { id: string }) {
  const call = callsOf(board)
  const reader = await people.signUp(board, 'applicant')
  return {
    searchJobs: await call('searchJobs', reader, { query: '?keyword=mozo' }),
    listJobCards: await call('listJobCards', reader, { query: `?ids=${job.id}` }),
    completePlace: await call('completePlace', reader, { query: '?text=vej' }),
    findJob: await call('findJob', reader, job),
    readJobHistory: await call('readJobHistory', reader, job),
    showJobContact: await call('showJobContact', reader, job),
    saveJob: await call('saveJob', reader, job),
    listSavedJobs: await call('listSavedJobs', reader),
    unsaveJob: await call('unsaveJob', reader, job)
  }
}

/** Of the links of e-mails. */
async function linkResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await people.signUp(board, 'employer')
  const [ending, ended] = [await people.postJobAs(employer), await people.postJobAs(employer)]
  return {
    renewJobByLink: await call('renewJobByLink', board.createClient(), {
      id: signJobToken(board, ending.id, ending.expiryDate)
    }),
    closeJobByLink: await call('closeJobByLink', board.createClient(), {
      id: signJobToken(board, ended.id, ended.expiryDate),
      body: { outcome: 'aqui' }
    })
  }
}
