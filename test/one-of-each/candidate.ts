import * as people from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import type { TestApp, Visitor } from '#test/board/test-app.ts'

/** Of a candidate's profile, from its publication to its withdrawal. */
export async function candidateResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await people.signUp(board, 'employer')
  const ana = await people.signUp(board, 'applicant')
  const published = await call('publishCandidateProfile', ana, { body: people.profileRequest })
  const profile = { id: published.body.id }
  const revised = { ...people.profileRequest, skills: 'doma, salto', experience: 'Experto' }
  return {
    publishCandidateProfile: published,
    releaseContact: await call('releaseContact', employer, profile),
    ...(await visibilityResponses(board, ana)),
    searchCandidates: await call('searchCandidates', employer),
    findCandidateProfile: await call('findCandidateProfile', employer, profile),
    listOwnProfiles: await call('listOwnProfiles', ana, { query: '?onlyActive=true' }),
    reviseCandidateProfile: await call('reviseCandidateProfile', ana, {
      ...profile,
      body: revised
    }),
    withdrawCandidateProfile: await call('withdrawCandidateProfile', ana, profile)
  }
}

async function visibilityResponses(board: TestApp, ana: Visitor) {
  const call = callsOf(board)
  const blockEmployer = await call('blockEmployer', ana, { body: { text: 'Otra cuadra' } })
  const again = await call('blockEmployer', ana, { body: { text: 'Otra finca' } })
  return {
    blockEmployer,
    unblockEmployer: await call('unblockEmployer', ana, { id: again.body.blocks[0].id }),
    readVisibility: await call('readVisibility', ana),
    changeVisibility: await call('changeVisibility', ana, { body: { visibleTo: 'employers' } })
  }
}
