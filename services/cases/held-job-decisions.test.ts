import { expect, test } from 'vitest'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { decideAs, signUpOperator } from '#test/builders/cases.ts'
import { describeWithHeldJobs, jobCasePath, jobPath, whyHeld } from '#test/builders/held-jobs.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'

describeWithHeldJobs('a held ad', (board, held) => {
  const { anyone, postHeld, statusOf, isListed } = held

  const sendLater = async () => {
    board.now = new Date(board.now.getTime() + 10 * 60_000)
    await sendMail(board)
  }

  test('is published for thirty days once an operator has released it, and alerts find it', async () => {
    const { id, yeguada } = await postHeld({ title: 'Herrador de raid' })
    const alert = await seedAlert(board.db, { keyword: 'raid' }, { at: '2026-03-02T09:00:00.000Z' })
    await matchAlerts(board.db)
    expect(await listHits(board.db, alert)).toEqual([])
    await sendLater()
    board.now = new Date('2026-03-03T10:00:00.000Z')
    const released = await decideAs(await signUpOperator(board), `job-${id}`, { outcome: 'kept' })
    expect(released.body.pendingSince).toBeNull()
    expect([await statusOf(id), await isListed(id)]).toEqual([200, true])
    const { body } = await anyone().get(jobPath(id))
    expect(body.expiryDate).toBe('2026-04-02T10:00:00.000Z')
    expect(body).not.toHaveProperty('heldFor')
    await matchAlerts(board.db)
    expect(await listHits(board.db, alert)).toEqual([id])
    await sendLater()
    const mails = await mailsTo(board, `${yeguada.username}@example.org`)
    const [last, held] = mails.filter(({ subject }) => /Herrador/.test(subject))
    expect(held?.subject).toBe(
      'Estamos revisando tu anuncio «Herrador de raid» antes de publicarlo'
    )
    expect(held?.text).toContain(whyHeld)
    expect(held?.text).toContain('la ha tomado una regla al leer tu anuncio')
    expect(last?.subject).toBe('Hemos publicado tu anuncio «Herrador de raid»')
    expect(last?.text).toContain('Ya está publicado')
  })

  test.each(['hidden', 'removed'])(
    'stays unpublished after «%s», until that is undone',
    async outcome => {
      const { id, yeguada } = await postHeld()
      await held.decide(id, outcome)
      expect([await statusOf(id), await held.isPending(id)]).toEqual([404, false])
      expect((await yeguada.get(jobPath(id))).body.hiddenReason).toBe('dinero-o-documentos')
      await held.operator.post(`${jobCasePath(id)}/undo`, { revision: 2 })
      expect((await yeguada.get(jobPath(id))).body.hiddenReason).toBe('en-revision')
      expect([await statusOf(id), await held.isPending(id)]).toEqual([404, true])
      await held.decide(id, 'kept')
      expect(await statusOf(id)).toBe(200)
    }
  )

  test('is held again when its release is undone', async () => {
    const { id } = await postHeld()
    await held.decide(id, 'kept')
    await held.operator.post(`${jobCasePath(id)}/undo`, { revision: 2 })
    expect([await statusOf(id), await held.isPending(id)]).toEqual([404, true])
    await held.decide(id, 'kept')
    expect(await isListed(id)).toBe(true)
  })

  test('is not asked to be corrected, as it is not public', async () => {
    const { id } = await postHeld()
    expect(await held.decide(id, 'corrected')).toMatchObject({
      status: 409,
      body: { message: 'Un anuncio en revisión no se ha publicado: se publica, o no.' }
    })
  })
})
