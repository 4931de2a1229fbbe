import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  expectRateLimit,
  expectTooManyRequests,
  hour,
  secondsOfMinute,
  signUpFromUniqueAddress,
  uniqueAddress
} from '#test/builders/rate-limits.ts'
import {
  coverLetter,
  jobRequest,
  postJobAs,
  profileRequest,
  type SignedInClient,
  testPassword
} from '#test/builders/api-fixtures.ts'

describeWithApp(
  'a read',
  board => {
    test.each([
      ['/api/jobs?keyword=mozo', 2],
      ['/api/jobs?keyword=mozo+de+cuadra&location=Jerez', 5],
      ['/api/jobs?employerId=unknown', 3],
      [`/api/jobs?keyword=${'a+'.repeat(20)}&location=${'b+'.repeat(20)}`, 19],
      ['/api/candidate-profiles', 3],
      ['/api/candidate-profiles?text=mozo&location=Jerez', 5]
    ])('takes as many points as the database has work: %s takes %i', async (path, cost) => {
      const visitor = board.createClient(uniqueAddress())
      expect((await visitor.get(path)).status).toBe(200)
      await expectRateLimit(40 - cost, 5 * secondsOfMinute, () => visitor.get('/api/ip-diagnostic'))
    })

    test('of a signed-in user counts for the account, and lists count threefold', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      for (const path of ['/api/applications', '/api/messages', '/api/messages/unknown']) {
        expect((await ana.get(path)).status).toBe(200)
      }
      await expectRateLimit(11, 5 * secondsOfMinute, () => ana.get('/api/user'))
    })
  },
  { THROTTLE: 'reads=40/300,accountReads=20/300' }
)

describeWithApp(
  'an account',
  board => {
    const person = (kind: 'employer' | 'applicant') => signUpFromUniqueAddress(board, kind)

    test('may ask five times an hour whether an e-mail is taken', async () => {
      const [ana, luis] = [await person('applicant'), await person('applicant')]
      const changeEmail = (email: string) =>
        ana.put(`/api/users/${ana.id}`, {
          fullName: 'Ana',
          email,
          currentPassword: testPassword
        })
      for (let index = 0; index < 5; index++) {
        expect((await changeEmail(`${luis.username}@example.org`)).status).toBe(409)
      }
      const subject = 'Demasiados cambios de correo electrónico'
      expectTooManyRequests(await changeEmail('libre@example.org'), hour, subject)
      expect((await changeEmail(`${ana.username}@example.org`)).status).toBe(200)
    })

    test.each([
      ['Demasiados cambios en tus anuncios', 'employer', changeJob],
      ['Demasiados cambios en tu perfil', 'applicant', changeProfile],
      ['Demasiados mensajes', 'applicant', sendMessage],
      ['Demasiadas aplicaciones', 'applicant', apply]
    ] as const)('is refused with «%s»', async (subject, kind, write) => {
      const client = await person(kind)
      const { id } = await postJobAs(await person('employer'))
      for (let index = 0; index < 3; index++) {
        expect((await write(client, id, index)).status).not.toBe(429)
      }
      expectTooManyRequests(await write(client, id, 3), hour, subject)
      expect((await (await person(kind)).get('/api/user')).status).toBe(200)
    })
  },
  { THROTTLE: 'jobChange=3/3600,profileChange=3/3600,message=3/3600,application=3/3600' }
)

function changeJob(client: SignedInClient, id: string, index: number) {
  const path = `/api/jobs/${id}`
  const changes = [() => client.patch(path, jobRequest), () => client.delete(path)]
  return (changes[index] ?? (() => client.post(`${path}/renew`)))()
}

function changeProfile(client: SignedInClient, id: string, index: number) {
  const path = '/api/candidate-profiles'
  const changes = [
    () => client.post(path, profileRequest),
    () => client.put(`${path}/${id}`, profileRequest)
  ]
  return (changes[index] ?? (() => client.delete(`${path}/${id}`)))()
}

function sendMessage(client: SignedInClient) {
  return client.post('/api/messages', { receiverId: 'unknown', content: 'Hola' })
}

function apply(client: SignedInClient, id: string) {
  return client.post(`/api/jobs/${id}/applications`, { coverLetter })
}
