import { expect, test } from 'vitest'
import { sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { matchAlerts } from '#test/alerts.ts'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import { describeWithGuestAlerts } from '#test/guest-alerts.ts'

const hour = 3_600_000

describeWithGuestAlerts('the digest of an alert', alerts => {
  const { board, letters, pass, requestAndConfirm, rows } = alerts

  test('is sent in the morning, with the jobs that are still there', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada, { title: 'Mozo anterior', place: '11020' })
    pass(1)
    await requestAndConfirm()
    pass(1)
    const { id } = await postJobAs(yeguada, { title: 'Mozo con vivienda', place: '11027' })
    const gone = await postJobAs(yeguada, { title: 'Mozo que se va', place: '11020' })
    await postJobAs(yeguada, { title: 'Mozo lejos', place: '28079' })
    await postJobAs(yeguada, {
      title: 'Herrador',
      location: 'Jerez',
      place: '11020',
      description: 'Herrar caballos'
    })
    await matchAlerts(board.db)
    await sendDigests(board.tools)
    expect((await letters())[0]?.subject).toBe('Confirma tu aviso de empleos')
    await yeguada.delete(`/api/jobs/${gone.id}`)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await sendDigests(board.tools)
    const [letter] = await letters()
    expect(letter?.subject).toBe('1 empleo nuevo de «mozo» a 30 km de Jerez de la Frontera')
    expect(letter?.text).toContain(`Mozo con vivienda\nYeguada del Soto, Segovia`)
    expect(letter?.text).toContain(`/jobs/${id}\n`)
    expect(letter?.text).not.toMatch(/anterior|se va|lejos|Herrador/)
    expect(await letters()).toHaveLength(2)
    board.now = new Date('2026-03-04T06:30:00.000Z')
    await sendDigests(board.tools)
    expect(await letters()).toHaveLength(2)
  })

  test('is not sent when every job has gone', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    const { id } = await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    await yeguada.delete(`/api/jobs/${id}`)
    expect((await letters())[0]?.subject).toBe('Confirma tu aviso de empleos')
  })

  test('is sent on Mondays when it is weekly', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm({ every: 'semana' })
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    for (const [at, count] of [
      ['2026-03-03T06:30:00.000Z', 1],
      ['2026-03-08T20:30:00.000Z', 1],
      ['2026-03-09T06:29:59.000Z', 1],
      // A worker that begins late.
      ['2026-03-09T11:30:00.000Z', 2]
    ] as const) {
      board.now = new Date(at)
      await sendDigests(board.tools)
      expect([at, (await letters()).length]).toEqual([at, count])
    }
  })

  test('is sent at half past seven by the clock of Madrid, in winter and in summer', async () => {
    board.now = new Date('2026-03-27T12:00:00.000Z')
    await requestAndConfirm()
    let sent = 1
    for (const [morning, isDue] of [
      ['2026-03-28T06:29:59.000Z', false],
      ['2026-03-28T06:30:00.000Z', true],
      ['2026-03-29T05:29:59.000Z', false],
      ['2026-03-29T05:30:00.000Z', true]
    ] as const) {
      board.now = new Date(Date.parse(morning) - 3 * hour)
      const yeguada = await signUp(board, 'employer')
      await postJobAs(yeguada, { title: `Mozo de yeguada ${morning.slice(5, 10)}`, place: '11020' })
      await matchAlerts(board.db)
      board.now = new Date(morning)
      await sendDigests(board.tools)
      if (isDue) sent++
      expect([morning, (await letters()).length]).toEqual([morning, sent])
    }
  })

  test('is sent once, however many workers write digests at the same time and again', async () => {
    const yeguada = await signUp(board, 'employer')
    await requestAndConfirm()
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    for (let time = 0; time < 4; time++) {
      await Promise.all(Array.from({ length: 5 }, () => sendDigests(board.tools)))
      board.now = new Date(board.now.getTime() + hour)
    }
    const [row] = await rows()
    const digests = "SELECT FROM mail.letters WHERE kind = 'alert-digest' AND about = $1"
    expect(await board.db.query(digests, [row?.id])).toHaveLength(1)
  })
})
