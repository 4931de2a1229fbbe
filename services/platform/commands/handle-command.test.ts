import { afterEach, expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { type JobEvent, job } from '#events/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { user } from '#events/users.ts'
import { describeWithApp } from '#test/test-app.ts'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import {
  seedJob,
  seedEmployer,
  jobPosted,
  userRegistered,
  seedEvents
} from '#test/event-builders.ts'
import { handleCommand } from './handle-command.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('the pump', board => {
  afterEach(() => {
    board.now = start
  })
  const renewed = (id: string, employerId: string): JobEvent => ({
    type: 'JobRenewed',
    data: { id, employerId, expiryDate: '2026-05-01T10:00:00.000Z' }
  })

  test('keeps nothing when there is nothing to say', async () => {
    const id = await seedJob(board.db, await seedEmployer(board.db))
    await handleCommand({ tools: board.tools }, job, id, () => [])
    expect(await readStream(board.db, job.stream(id))).toHaveLength(1)
  })

  test('decides again when somebody was quicker', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const seen: string[] = []
    await handleCommand({ tools: board.tools }, job, id, async state => {
      seen.push(state.state)
      if (seen.length === 1) {
        await seedEvents(board.db, job, id, [
          { type: 'JobWithdrawn', data: { id, employerId: owner } }
        ])
      }
      return state.state === 'open' ? [renewed(id, owner)] : []
    })
    expect(seen).toEqual(['open', 'withdrawn'])
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ type }) => type)).toEqual(['JobPosted', 'JobWithdrawn'])
  })

  test('decides again when what it looked at besides has changed', async () => {
    const owner = await seedEmployer(board.db)
    const id = newId()
    const seen: string[] = []
    await handleCommand({ tools: board.tools }, job, id, async (_, __, past) => {
      const { state } = await past(user, owner)
      seen.push(state)
      if (seen.length === 1) {
        await seedEvents(board.db, user, owner, [
          {
            type: 'UserSoftDeleted',
            data: { id: owner, byAdmin: false },
            subject: owner,
            personal: { reason: '' }
          }
        ])
      }
      return state === 'active' ? [jobPosted(id, owner)] : []
    })
    expect(seen).toEqual(['active', 'deleted'])
    expect(await readStream(board.db, job.stream(id))).toEqual([])
  })

  test('gives up politely when somebody is always quicker', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    let asked = 0
    const losing = handleCommand({ tools: board.tools }, job, id, async () => {
      asked++
      await seedEvents(board.db, job, id, [renewed(id, owner)])
      return [renewed(id, owner)]
    })
    await expect(losing).rejects.toMatchObject({ status: 503, retryAfter: 2 })
    expect(asked).toBe(10)
  })

  test('undoes everything when what must happen with it fails', async () => {
    const id = newId()
    const failing = handleCommand(
      { tools: board.tools },
      user,
      id,
      () => [userRegistered(id)],
      async tx => {
        await tx.query('INSERT INTO auth.credentials (user_id, password_hash) VALUES ($1, $2)', [
          id,
          'hash'
        ])
        throw new Error('on purpose')
      }
    )
    await expect(failing).rejects.toThrow('on purpose')
    expect(await readStream(board.db, user.stream(id))).toEqual([])
    for (const text of [
      'SELECT FROM users WHERE id = $1',
      'SELECT FROM vault.keys WHERE subject = $1',
      'SELECT FROM auth.credentials WHERE user_id = $1'
    ]) {
      expect(await board.db.query(text, [id])).toEqual([])
    }
  })

  test('never puts an event before the one that it follows, even if the clock goes back', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    board.now = new Date('2026-03-02T08:00:00.000Z')
    const { body } = await yeguada.post(`/api/jobs/${id}/renew`)
    expect(body.expiryDate).toBe('2026-05-01T10:00:00.000Z')
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ at }) => at)).toEqual([start.toISOString(), start.toISOString()])
  })

  test('writes down who asked, and nothing personal', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const [fact] = await readStream(board.db, job.stream(id))
    expect(fact?.meta).toEqual({ by: yeguada.id, request: expect.stringMatching(/^[\w-]{12}$/) })
  })
})
