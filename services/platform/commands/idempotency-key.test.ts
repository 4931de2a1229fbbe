import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  jobRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'

const withKey = (key: string) => ({ 'Idempotency-Key': key })

describeWithApp('a request with a key', board => {
  const count = async () => {
    const [log] = await board.db.query<{ n: number }>('SELECT count(*) AS n FROM es.events')
    return log?.n ?? 0
  }
  const withApplication = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { id } = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    return { yeguada, ana }
  }

  /** The client, path and body of each request; created for each test. */
  const requests = {
    'posting a job': async () =>
      [await signUp(board, 'employer'), '/api/jobs', jobRequest] as const,
    'renewing a job': async () => {
      const yeguada = await signUp(board, 'employer')
      const { id } = await postJobAs(yeguada)
      return [yeguada, `/api/jobs/${id}/renew`, undefined] as const
    },
    'saving a draft': async () =>
      [await signUp(board, 'employer'), '/api/job-drafts', { title: 'Mozo' }] as const,
    'closing a job': async () => {
      const yeguada = await signUp(board, 'employer')
      const { id } = await postJobAs(yeguada)
      return [yeguada, `/api/jobs/${id}/close`, { outcome: 'aqui' }] as const
    },
    'applying as a guest': async () => {
      const { id } = await postJobAs(await signUp(board, 'employer'))
      return [board.createClient(), `/api/jobs/${id}/applications`, guestRequest] as const
    },
    'applying with an account': async () => {
      const { id } = await postJobAs(await signUp(board, 'employer'))
      const ana = await signUp(board, 'applicant')
      return [ana, `/api/jobs/${id}/applications`, { coverLetter }] as const
    },
    'publishing a profile': async () =>
      [await signUp(board, 'applicant'), '/api/candidate-profiles', profileRequest] as const,
    'writing a message': async () => {
      const { yeguada, ana } = await withApplication()
      return [yeguada, '/api/messages', { receiverId: ana.id, content: 'Hola' }] as const
    }
  }

  test.each(Object.entries(requests))(
    '%s, sent again, has one effect and the same response',
    async (_, prepare) => {
      const [visitor, path, body] = await prepare()
      const before = await count()
      const key = withKey(newId())
      const first = await visitor.post(path, body, key)
      expect([200, 201]).toContain(first.status)
      for (let index = 0; index < 2; index++) {
        const again = await visitor.post(path, body, key)
        expect([again.status, again.body]).toEqual([first.status, first.body])
      }
      expect(await count()).toBe(before + 1)
    }
  )

  test.each(Object.entries(requests))(
    '%s, sent twenty times at once, has one effect and equal responses',
    async (_, prepare) => {
      const [visitor, path, body] = await prepare()
      const before = await count()
      const key = withKey(newId())
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => visitor.post(path, body, key))
      )
      const distinct = new Set(responses.map(({ status, body }) => JSON.stringify([status, body])))
      expect([...distinct]).toHaveLength(1)
      expect([200, 201]).toContain(responses[0]?.status)
      expect(await count()).toBe(before + 1)
    }
  )

  test('is refused with 422 when its path or body differs', async () => {
    const yeguada = await signUp(board, 'employer')
    const key = withKey(newId())
    await yeguada.post('/api/jobs', jobRequest, key)
    const before = await count()
    const reused = {
      status: 422,
      body: { message: 'Esta clave de idempotencia ya se usó con otra petición' }
    }
    const otherRequest = { ...jobRequest, title: 'Otro puesto' }
    expect(await yeguada.post('/api/jobs', otherRequest, key)).toMatchObject(reused)
    const { id } = await postJobAs(yeguada)
    expect(await yeguada.post(`/api/jobs/${id}/renew`, undefined, key)).toMatchObject(reused)
    expect(await count()).toBe(before + 1)
  })

  test.each(['', ' ', 'con espacio', 'ñ', 'a'.repeat(256)])(
    'is refused when the key is «%s»',
    async key => {
      const yeguada = await signUp(board, 'employer')
      expect(await yeguada.post('/api/jobs', jobRequest, withKey(key))).toMatchObject({
        status: 400,
        body: { message: 'La clave de idempotencia debe tener entre 1 y 255 caracteres ASCII' }
      })
    }
  )

  test('may have a key of 255 printable ASCII characters', async () => {
    const yeguada = await signUp(board, 'employer')
    const key = withKey(`"'%_;--<>{}`.padEnd(255, '~'))
    expect((await yeguada.post('/api/jobs', jobRequest, key)).status).toBe(201)
  })

  test('is independent of a request of another user with the same key', async () => {
    const key = withKey(newId())
    const people = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const publish = (person: Visitor) => person.post('/api/candidate-profiles', profileRequest, key)
    const responses = [await publish(people[0] as Visitor), await publish(people[1] as Visitor)]
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(responses[0]?.body.id).not.toBe(responses[1]?.body.id)
  })

  test('that was refused may be sent again with the same key', async () => {
    const yeguada = await signUp(board, 'employer')
    const key = withKey(newId())
    expect((await yeguada.post('/api/jobs', { ...jobRequest, title: 'x' }, key)).status).toBe(400)
    expect((await yeguada.post('/api/jobs', jobRequest, key)).status).toBe(201)
  })

  test('is refused like a request without a key', async () => {
    const ana = await signUp(board, 'applicant')
    await ana.post('/api/candidate-profiles', profileRequest, withKey(newId()))
    const second = await ana.post('/api/candidate-profiles', profileRequest, withKey(newId()))
    expect(second.status).toBe(409)
    expect((await ana.post('/api/jobs', jobRequest, withKey(newId()))).status).toBe(403)
  })
})

describeWithApp('a request without a key', board => {
  test('has an effect each time', async () => {
    const yeguada = await signUp(board, 'employer')
    const [a, b] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    expect(a.id).not.toBe(b.id)
  })
})
