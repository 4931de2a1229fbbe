import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'

describeWithApp('deleting an account', board => {
  const createHistory = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada, { title: `Mozo para ${yeguada.username}` })
    const { body: profile } = await ana.post('/api/candidate-profiles', profileRequest)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: '¿Vienes el martes?' })
    return { yeguada, ana, job, profile }
  }

  test('records the reason and ends every session and code', async () => {
    const { ana } = await createHistory()
    const elsewhere = board.createClient()
    await elsewhere.post('/api/login', { username: ana.username, password: testPassword })
    for (const browser of [ana, board.createClient()])
      await browser.post('/api/mail-codes', { email: `${ana.username}@example.org` })
    const response = await deleteAccount(ana, 'Ya tengo trabajo')
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Tu cuenta ha sido eliminada correctamente' }
    })
    // The position of the log identifies no person, and expires after a minute.
    expect([...ana.cookies.keys()]).toEqual(['posicion'])
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    const logIn = { username: ana.username, password: testPassword }
    expect((await board.createClient().post('/api/login', logIn)).status).toBe(401)
    for (const table of ['auth.credentials', 'auth.mail_codes', 'auth.sessions']) {
      const left = `SELECT FROM ${table} WHERE user_id = $1`
      expect(await board.db.query(left, [ana.id])).toEqual([])
    }
    const [row] = await board.db.query(
      'SELECT is_deleted, deleted_by_admin, deletion_reason FROM users WHERE id = $1',
      [ana.id]
    )
    expect(row).toEqual({
      is_deleted: true,
      deleted_by_admin: false,
      deletion_reason: 'Ya tengo trabajo'
    })
  })

  test.each([
    [{}, 'Escribe tu contraseña'],
    [undefined, 'Escribe tu contraseña'],
    [{ currentPassword: '' }, 'Escribe tu contraseña'],
    [{ currentPassword: 'otra-clave' }, 'La contraseña actual no es correcta']
  ])('is refused without the password: %j', async (body, message) => {
    const ana = await signUp(board, 'applicant')
    expect(await ana.delete(`/api/users/${ana.id}`, body)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'currentPassword', message }] }
    })
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test.each([{}, { reason: '' }, { reason: null }])('does not require a reason: %j', async body => {
    const ana = await signUp(board, 'applicant')
    const request = { currentPassword: testPassword, ...body }
    expect((await ana.delete(`/api/users/${ana.id}`, request)).status).toBe(200)
    const [row] = await board.db.query('SELECT deletion_reason FROM users WHERE id = $1', [ana.id])
    expect(row).toEqual({ deletion_reason: 'No se especificó razón' })
  })

  test('as an employer removes the jobs at once', async () => {
    const { yeguada, ana, job } = await createHistory()
    await deleteAccount(yeguada)
    const visitor = board.createClient()
    expect(await visitor.get(`/api/jobs/${job.id}`)).toMatchObject({
      status: 410,
      body: { message: 'No se pudo encontrar la información del empleo solicitado.' }
    })
    for (const query of [`keyword=${yeguada.username}`, `employerId=${yeguada.id}`, 'limit=50']) {
      const { body } = await visitor.get(`/api/jobs?${query}`)
      expect(body.jobs.filter((found: { id: string }) => found.id === job.id)).toEqual([])
    }
    expect(await visitor.post(`/api/jobs/${job.id}/applications`, guestRequest)).toMatchObject({
      status: 409,
      body: { message: 'Este anuncio ya no admite aplicaciones' }
    })
    expect((await ana.get('/api/messages')).body).toEqual({ conversations: [] })
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body).toEqual({
      correspondent: null,
      about: null,
      profileId: null,
      messages: [],
      refusal: null,
      refusalCode: null
    })
    const message = { receiverId: yeguada.id, content: '¿Hola?' }
    expect(await ana.post('/api/messages', message)).toMatchObject({
      status: 404,
      body: { message: 'No encontramos a esta persona' }
    })
  })

  test('as an applicant removes profile and applications at once', async () => {
    const { yeguada, ana, profile } = await createHistory()
    await deleteAccount(ana)
    const visitor = board.createClient()
    expect((await visitor.get(`/api/candidate-profiles/${profile.id}`)).status).toBe(404)
    const { body: list } = await visitor.get('/api/candidate-profiles')
    expect(list.profiles.filter(({ id }: { id: string }) => id === profile.id)).toEqual([])
    expect((await yeguada.get('/api/applications')).body).toEqual({
      applications: [],
      meta: {
        totalApplications: 0,
        totalPages: 0,
        byStatus: { pending: 0, approved: 0, rejected: 0 },
        waiting: 0,
        longestWaiting: null
      }
    })
    expect((await yeguada.get('/api/messages')).body).toEqual({ conversations: [] })
  })

  test('releases the username and the e-mail for another account', async () => {
    const ana = await signUp(board, 'applicant')
    await deleteAccount(ana)
    const again = await signUp(board, 'employer', {
      username: ana.username,
      email: `${ana.username}@example.org`
    })
    expect(again.id).not.toBe(ana.id)
    const logIn = await board
      .createClient()
      .post('/api/login', { username: ana.username, password: testPassword })
    expect(logIn.body).toMatchObject({ id: again.id, userType: 'employer' })
  })

  test('is refused to visitor but its owner', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const request = { currentPassword: testPassword }
    expect(await luis.delete(`/api/users/${ana.id}`, request)).toMatchObject({
      status: 403,
      body: { message: 'No tienes permiso para hacer esto' }
    })
    expect((await board.createClient().delete(`/api/users/${ana.id}`, {})).status).toBe(401)
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test('twenty times concurrently is recorded once', async () => {
    const ana = await signUp(board, 'applicant')
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        board.createClient().send(`/api/users/${ana.id}`, {
          method: 'DELETE',
          headers: {
            'Content-Type': 'application/json',
            'Sec-Fetch-Site': 'same-origin',
            Cookie: `ramal_sesion=${ana.cookies.get('ramal_sesion')}`
          },
          body: JSON.stringify({ currentPassword: testPassword })
        })
      )
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => ![200, 400, 401, 503].includes(status))).toEqual([])
    const events = `SELECT FROM es.events WHERE stream_id = $1 AND type = 'UserSoftDeleted'`
    expect(await board.db.query(events, [`user-${ana.id}`])).toHaveLength(1)
  })
})
