import { expect, test } from 'vitest'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/api-fixtures.ts'
import { signConfirmationToken } from '#test/link-tokens.ts'
import { describeWithApp } from '#test/test-app.ts'

const alreadyApplied = {
  status: 409,
  body: { message: 'Ya has enviado una aplicación para este empleo' }
}

describeWithApp('applying', board => {
  const vacancy = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    return { yeguada, path: `/api/jobs/${job.id}/applications` }
  }

  test('twice to the same job is refused, to another job it is accepted', async () => {
    const { yeguada, path } = await vacancy()
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(path, { coverLetter })).status).toBe(201)
    expect(await ana.post(path, { coverLetter })).toMatchObject(alreadyApplied)
    const other = await postJobAs(yeguada)
    expect((await ana.post(`/api/jobs/${other.id}/applications`, { coverLetter })).status).toBe(201)
  })

  test('as a guest twice with the same e-mail is refused, whatever its case and blanks', async () => {
    const { path } = await vacancy()
    expect((await board.createClient().post(path, guestRequest)).status).toBe(201)
    const again = { ...guestRequest, applicantName: 'Otro', applicantEmail: ' LUIS@Example.org' }
    expect(await board.createClient().post(path, again)).toMatchObject(alreadyApplied)
    const other = { ...guestRequest, applicantEmail: 'otro@example.org' }
    expect((await board.createClient().post(path, other)).status).toBe(201)
  })

  test.each([
    ['a guest', async () => board.createClient(), guestRequest],
    ['an applicant', async () => signUp(board, 'applicant'), { coverLetter }]
  ])(
    'a hundred times concurrently as %s creates one application',
    async (_, createVisitor, request) => {
      const { yeguada, path } = await vacancy()
      const visitor = await createVisitor()
      const responses = await Promise.all(
        Array.from({ length: 100 }, () => visitor.post(path, request))
      )
      const statuses = responses.map(({ status }) => status)
      expect(statuses.filter(status => status === 201)).toHaveLength(1)
      expect(statuses.filter(status => ![201, 409, 503].includes(status))).toEqual([])
      expect((await yeguada.get('/api/applications')).body.meta.totalApplications).toBe(1)
    }
  )

  test('is refused to a guest with the confirmed e-mail of an account that has applied, and the other way round', async () => {
    const [first, second] = [await vacancy(), await vacancy()]
    const ana = await signUp(board, 'applicant')
    const asGuest = (path: string) =>
      board.createClient().post(path, {
        ...guestRequest,
        applicantEmail: `${ana.username}@EXAMPLE.org`
      })
    expect((await ana.post(first.path, { coverLetter })).status).toBe(201)
    expect((await asGuest(second.path)).status).toBe(201)
    await board
      .createClient()
      .post(`/api/email-confirmations/${signConfirmationToken(board, ana.id)}`)
    expect(await asGuest(first.path)).toMatchObject(alreadyApplied)
    expect(await ana.post(second.path, { coverLetter })).toMatchObject(alreadyApplied)
  })
})
