import { expect, test } from 'vitest'
import { describeWithApp } from './board/test-app.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from './builders/api-fixtures.ts'

describeWithApp('the main job of the board', board => {
  test('runs from the first registration to the decision on an application', async () => {
    const employer = await signUp(board, 'employer')
    const job = await postJobAs(employer)
    expect(job).toMatchObject({
      employerId: employer.id,
      isActive: true,
      postDate: '2026-03-02T10:00:00.000Z',
      expiryDate: '2026-04-01T10:00:00.000Z'
    })

    const anyone = board.createClient()
    const found = await anyone.get('/api/jobs?keyword=moza&location=segovia')
    expect(found.body).toMatchObject({
      jobs: [{ id: job.id }],
      meta: { totalJobs: 1, totalPages: 1 }
    })

    const guest = await anyone.post(`/api/jobs/${job.id}/applications`, guestRequest)
    expect(guest).toMatchObject({
      status: 201,
      body: { isGuestApplication: true, status: 'pending' }
    })

    const applicant = await signUp(board, 'applicant')
    const own = await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect(own).toMatchObject({ status: 201, body: { applicantId: applicant.id } })

    const received = await employer.get('/api/applications')
    expect(received.body.meta).toMatchObject({ totalApplications: 2, totalPages: 1 })
    const answered = await employer.put(`/api/applications/${own.body.id}`, { status: 'approved' })
    expect(answered).toMatchObject({ status: 200, body: { status: 'approved' } })

    const sent = await applicant.get('/api/applications')
    expect(sent.body.applications).toMatchObject([
      { jobTitle: 'Mozo de cuadra', companyName: 'Yeguada del Soto', status: 'approved' }
    ])
  })
})
