import { expect, test } from 'vitest'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { draftAs, publishDraftByApi } from '#test/builders/job-drafts.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const branded = 'Soporte de Ramal'
const mixed = 'Hípicа Sur'

describeWithApp('a name that others could take for the board', board => {
  const refusedIn = (field: string) => ({
    status: 400,
    body: { errors: [{ field, message: expect.any(String) }] }
  })

  test.each([branded, mixed])('is no firm of an ad: «%s»', async companyName => {
    const employer = await signUp(board, 'employer')
    const refused = refusedIn('companyName')
    expect(await employer.post('/api/jobs', { ...jobRequest, companyName })).toMatchObject(refused)
    const { id } = await postJobAs(employer)
    expect(await employer.patch(`/api/jobs/${id}`, { companyName })).toMatchObject(refused)
    const draft = await draftAs(employer, { ...jobRequest, companyName })
    expect(await publishDraftByApi(employer, draft.id)).toMatchObject(refused)
  })

  test.each([branded, mixed])('is no candidate and no guest: «%s»', async name => {
    const ana = await signUp(board, 'applicant')
    const profile = { ...profileRequest, fullName: name }
    const refused = refusedIn('fullName')
    expect(await ana.post('/api/candidate-profiles', profile)).toMatchObject(refused)
    const { body } = await ana.post('/api/candidate-profiles', profileRequest)
    expect(await ana.put(`/api/candidate-profiles/${body.id}`, profile)).toMatchObject(refused)
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const guest = { ...guestRequest, applicantName: name }
    const path = `/api/jobs/${id}/applications`
    expect(await board.createClient().post(path, guest)).toMatchObject(refusedIn('applicantName'))
  })

  test('stays on an ad and on a profile that have it', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    await board.db.query('UPDATE jobs SET company_name = $2 WHERE id = $1', [id, branded])
    const kept = { companyName: branded, title: 'Moza de cuadra' }
    expect((await employer.patch(`/api/jobs/${id}`, kept)).status).toBe(200)
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post('/api/candidate-profiles', profileRequest)
    const renamed = 'UPDATE candidate_profiles SET full_name = $2 WHERE id = $1'
    await board.db.query(renamed, [body.id, branded])
    const path = `/api/candidate-profiles/${body.id}`
    expect((await ana.put(path, { ...profileRequest, fullName: branded })).status).toBe(200)
  })
})
