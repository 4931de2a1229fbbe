import { describe, expect, test } from 'vitest'
import { readStream } from '#events/store/event-store.ts'
import { guestRequest, jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const day = (date: string, hour = '10') => new Date(`${date}T${hour}:00:00.000Z`)

describeWithApp('as-of', board => {
  const asOf = async (moment: string, ...argv: string[]) => {
    const { code, text, values } = await runCli(board, 'as-of', moment, ...argv)
    return { code, text, past: values[0] }
  }

  test('shows a job as it was, and who has changed it since by which request', async () => {
    board.now = day('2026-03-02')
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Mozo con 1.400 €' })
    board.now = day('2026-03-02', '14')
    await yeguada.patch(`/api/jobs/${job.id}`, { ...jobRequest, title: 'Mozo con 1.100 €' })
    board.now = day('2026-03-02', '18')
    await runCli(board, 'job', 'hide', job.id, '--reason', 'falso')

    const { code, text, past } = await asOf('2026-03-02T12:00', 'job', job.id)
    expect(code).toBe(0)
    expect(past.view).toMatchObject({ title: 'Mozo con 1.400 €', isActive: true })
    const [revised, ...later] = past.since
    expect(revised).toMatchObject({ by: yeguada.id, personal: { title: 'Mozo con 1.100 €' } })
    expect(revised.request).toMatch(/^[\w-]{12}$/)
    expect(later.map((event: { type: string; by: string }) => [event.type, event.by])).toEqual([
      ['JobHidden', 'operator']
    ])
    expect(text).toContain('Así era el 2 de marzo de 2026, 12:00:')
    expect(text).toContain(`por ${yeguada.id}, petición ${revised.request}`)
    expect((await asOf('2026-03-02T16:00', 'job', job.id)).past.view.title).toBe('Mozo con 1.100 €')
    expect((await yeguada.get(`/api/jobs/${job.id}`)).body.title).toBe('Mozo con 1.100 €')
  })

  test('says that something did not exist yet, or that nothing has changed', async () => {
    board.now = day('2026-03-20')
    const { id } = await signUp(board, 'applicant')
    board.now = day('2026-03-21')
    const before = await asOf('2026-03-19T12:00', 'user', id)
    expect(before.past).toMatchObject({ state: null, view: null, wasErased: false })
    expect(before.text).toContain('Todavía no existía: empezó el 20 de marzo de 2026, 11:00')
    const after = await asOf('2026-03-20T12:00', 'user', id)
    expect(after.past.since).toEqual([])
    expect(after.text).toContain('Desde entonces no ha cambiado nada')
  })

  test('shows an application with its job, and a case with what was reported', async () => {
    board.now = day('2026-03-23')
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Jinete de doma' })
    const path = `/api/jobs/${job.id}/applications`
    await board.createClient().post(path, guestRequest)
    const [{ id }] = (await yeguada.get('/api/applications')).body.applications
    await runCli(board, 'job', 'hide', job.id, '--reason', 'falso')
    board.now = day('2026-03-23', '20')
    await yeguada.put(`/api/applications/${id}`, { status: 'rejected' })
    const sent = (await asOf('2026-03-23T20:00', 'application', id)).past
    expect(sent.view).toMatchObject({
      status: 'pending',
      jobTitle: 'Jinete de doma',
      applicantName: guestRequest.applicantName
    })
    expect(sent.since).toHaveLength(1)
    const { past } = await asOf('2026-03-23T20:00', 'case', `job-${job.id}`)
    expect(past.view).toMatchObject({ kind: 'job', decisions: [{ outcome: 'hidden' }] })
  })

  test('finds an account by its name, and says «borrado después» of what was erased since', async () => {
    board.now = day('2026-04-01')
    const person = await signUp(board, 'applicant', { fullName: 'Zoraida Vela' })
    board.now = day('2026-04-02')
    const then = await asOf('2026-04-01T20:00', 'user', person.username)
    expect(then.past).toMatchObject({ id: person.id, view: { fullName: 'Zoraida Vela' } })
    await runCli(board, 'user', 'erase', person.username)
    const { past, text } = await asOf('2026-04-01T20:00', 'user', person.id)
    expect(past).toMatchObject({ wasErased: true, view: null, state: { state: 'active' } })
    expect(text).toContain('Sus textos: borrado después')
    expect(text).not.toContain('Zoraida')
  })

  test('is recorded: what was looked at, of which moment, and by whom', async () => {
    board.now = day('2026-04-10')
    const person = await signUp(board, 'applicant')
    const operator = await signUp(board, 'applicant')
    await asOf('2026-04-10T11:00', 'user', person.id)
    await asOf('2026-04-10T11:00', 'user', person.id, '--by', operator.username)
    const readings = await readStream(board.db, `past-user-${person.id}`)
    const data = { id: `user-${person.id}`, moment: '2026-04-10T09:00:00.000Z' }
    expect(readings).toMatchObject([
      { type: 'PastRead', data, meta: { by: 'operator' } },
      { type: 'PastRead', data, meta: { by: operator.id } }
    ])
    const unknown = await asOf('2026-04-10T11:00', 'user', person.id, '--by', 'nadie')
    expect(unknown).toMatchObject({ code: 1, text: 'No hay ninguna cuenta nadie' })
    expect(await readStream(board.db, `past-user-${person.id}`)).toHaveLength(2)
  })

  describe('refuses', () => {
    test.each([
      [['ayer', 'job', 'x'], '«ayer» no es ninguna hora: escríbela como 2026-11-01T10:00'],
      [['2026-03-29T02:30', 'job', 'x'], '«2026-03-29T02:30» no es ninguna hora'],
      [['2025-10-26T02:30', 'job', 'x'], '«2025-10-26T02:30» fue dos veces'],
      [['2031-01-01T10:00', 'job', 'x'], '«2031-01-01T10:00» no ha llegado todavía'],
      [['2026-03-01T10:00', 'job', 'none'], 'No hay ningún anuncio none'],
      [['2026-03-01T10:00', 'case', 'none'], 'No hay ningún expediente none'],
      [['2026-03-01T10:00', 'horse', 'x'], 'Di de qué, y su ID'],
      [['2026-03-01T10:00', 'job'], 'Di de qué, y su ID'],
      [[], 'Falta MOMENT']
    ])('%j', async (argv, sentence) => {
      const { code, text } = await runCli(board, 'as-of', ...argv)
      expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    })
  })
})
