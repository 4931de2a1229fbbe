import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { type JobEvent, job } from '#events/aggregates/jobs.ts'
import { append, readStream } from '#events/store/event-store.ts'
import { findReadModelVersion } from '#events/store/read-model-versions.ts'
import { user } from '#events/aggregates/users.ts'
import { describeWithApp } from '#test/test-app.ts'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import {
  seedJob,
  seedEmployer,
  jobPosted,
  userRegistered,
  seedEvents
} from '#test/event-builders.ts'
import { application } from '#events/aggregates/applications.ts'
import { employerOf } from '#services/applications/decide.ts'
import { type CommandContext, handleCommand } from './handle-command.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('handling a command', board => {
  afterEach(() => {
    board.now = start
  })
  const renewed = (id: string, employerId: string): JobEvent => ({
    type: 'JobRenewed',
    data: { id, employerId, expiryDate: '2026-05-01T10:00:00.000Z' }
  })

  /** Appends a concurrent event between the decision and the append. */
  const withRival = (rival: () => Promise<unknown>): CommandContext => {
    const { vault } = board.tools
    const encrypt: typeof vault.encrypt = async (...events) => {
      await rival()
      return vault.encrypt(...events)
    }
    return { ...board.tools, vault: { ...vault, encrypt } }
  }

  /** A concurrent command that appends first once only. */
  const once = (rival: () => Promise<unknown>) => {
    let isDone = false
    return async () => {
      if (isDone) return
      isDone = true
      await rival()
    }
  }

  test('responds with 503 to an event of a later program', async () => {
    const id = await seedJob(board.db, await seedEmployer(board.db))
    const later = { id: randomUUID(), type: 'JobRenewed', schemaVersion: 99, data: {}, meta: {} }
    const readModelVersion = (await findReadModelVersion(board.db)) ?? ''
    const events = [{ ...later, at: start.toISOString() }]
    const batches = [{ stream: job.stream(id), expected: null, events }]
    await board.db.transaction(tx => append(tx, { batches, readModelVersion }))
    const decision = handleCommand(board.tools, job, id, () => [])
    await expect(decision).rejects.toMatchObject({ status: 503 })
  })

  test('appends nothing when the decision has no events', async () => {
    const id = await seedJob(board.db, await seedEmployer(board.db))
    await handleCommand(board.tools, job, id, () => [])
    expect(await readStream(board.db, job.stream(id))).toHaveLength(1)
  })

  test('decides again when another command has appended to the stream first', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const seen: string[] = []
    const withdraw = once(() =>
      seedEvents(board.db, job, id, [{ type: 'JobWithdrawn', data: { id, employerId: owner } }])
    )
    await handleCommand(withRival(withdraw), job, id, state => {
      seen.push(state.state)
      return state.state === 'open' ? [renewed(id, owner)] : []
    })
    expect(seen).toEqual(['open', 'withdrawn'])
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ type }) => type)).toEqual(['JobPosted', 'JobWithdrawn'])
  })

  test('decides again when another aggregate that it loaded has changed', async () => {
    const owner = await seedEmployer(board.db)
    const id = newId()
    const seen: string[] = []
    const deletion = { type: 'UserSoftDeleted', data: { id: owner, byAdmin: false } } as const
    const deleteOwner = once(() =>
      seedEvents(board.db, user, owner, [{ ...deletion, subject: owner, personal: { reason: '' } }])
    )
    await handleCommand(withRival(deleteOwner), job, id, {
      load: { employer: [user, owner] },
      decide(_, { employer }) {
        seen.push(employer.state)
        return employer.state === 'active' ? [jobPosted(id, owner)] : []
      }
    })
    expect(seen).toEqual(['active', 'deleted'])
    expect(await readStream(board.db, job.stream(id))).toEqual([])
  })

  test('loads streams whose ids follow from the states that were loaded first', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const seen: string[] = []
    await handleCommand(board.tools, application, newId(), {
      load: { job: [job, id] },
      thenLoad: employerOf,
      decide(state, { job, employer }) {
        seen.push(state.state, job.state, employer.state)
        return []
      }
    })
    expect(seen).toEqual(['unknown', 'open', 'active'])
  })

  test('loads a stream once, even when it is named twice', async () => {
    const owner = await seedEmployer(board.db)
    const id = newId()
    await handleCommand(board.tools, job, id, {
      load: { employer: [user, owner], reviewer: [user, owner] },
      decide: (_, { employer, reviewer }) =>
        employer.state === reviewer.state ? [jobPosted(id, owner)] : []
    })
    expect(await readStream(board.db, job.stream(id))).toHaveLength(1)
  })

  test('gives up with 503 after ten conflicts', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    let attempts = 0
    const rival = () => seedEvents(board.db, job, id, [renewed(id, owner)])
    const losing = handleCommand(withRival(rival), job, id, () => {
      attempts++
      return [renewed(id, owner)]
    })
    await expect(losing).rejects.toMatchObject({ status: 503, retryAfter: 2 })
    expect(attempts).toBe(10)
  })

  test('rolls everything back when the rest of the transaction fails', async () => {
    const id = newId()
    const failing = handleCommand(
      board.tools,
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

  test('commits commands that arrive together, each with its own outcome', async () => {
    const ids = Array.from({ length: 12 }, newId)
    const names = ids.map((_, nth) => (nth === 3 || nth === 7 ? { username: 'twice' } : {}))
    const ends = await Promise.allSettled(
      ids.map((id, nth) =>
        handleCommand(board.tools, user, id, () => [userRegistered(id, names[nth])])
      )
    )
    const refused = ends.flatMap((end, nth) => (end.status === 'rejected' ? [nth] : []))
    expect(refused).toHaveLength(1)
    expect([3, 7]).toContain(refused[0])
    const users = await board.db.query<{ id: string }>('SELECT id FROM users WHERE id = ANY ($1)', [
      ids
    ])
    const registered = ids.filter((_, nth) => nth !== refused[0])
    expect(users.map(({ id }) => id).sort()).toEqual(registered.sort())
  })

  test('decides again for a stream that a command beside it has changed', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const withdraw = () =>
      handleCommand(board.tools, job, id, state =>
        state.state === 'open' ? [{ type: 'JobWithdrawn', data: { id, employerId: owner } }] : []
      )
    await Promise.all(Array.from({ length: 10 }, withdraw))
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ type }) => type)).toEqual(['JobPosted', 'JobWithdrawn'])
  })

  test('never dates an event before the one that it follows, even if the clock is set back', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    board.now = new Date('2026-03-02T08:00:00.000Z')
    const { body } = await yeguada.post(`/api/jobs/${id}/renew`)
    expect(body.expiryDate).toBe('2026-05-01T10:00:00.000Z')
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ at }) => at)).toEqual([start.toISOString(), start.toISOString()])
  })

  test('records the ids of the user and the request, without personal data', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const [event] = await readStream(board.db, job.stream(id))
    expect(event?.meta).toEqual({ by: yeguada.id, request: expect.stringMatching(/^[\w-]{12}$/) })
  })
})
