import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import { append, readStream } from '#events/store/event-store.ts'
import { findReadModelVersion } from '#events/store/read-model-versions.ts'
import { user } from '#events/aggregates/users.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { seedJob, seedEmployer, jobPosted, userRegistered } from '#test/events/event-builders.ts'
import { application } from '#events/aggregates/applications.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { handleCommand } from './handle-command.ts'
import { alreadyExists } from '#services/platform/http/errors/refusals.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('handling a command', board => {
  afterEach(() => {
    board.now = start
  })

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

  test('loads streams whose ids follow from the states that were loaded first', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const seen: string[] = []
    await handleCommand(board.tools, application, newId(), async (state, load) => {
      const posted = await load([job, id])
      const employer = await load([user, 'employerId' in posted ? posted.employerId : ''])
      seen.push(state.state, posted.state, employer.state)
      return []
    })
    expect(seen).toEqual(['unknown', 'open', 'active'])
  })

  test('waits for one round trip before it appends: streams, request and keys', async () => {
    const owner = await seedEmployer(board.db)
    const id = newId()
    const { db } = board.tools
    const asked: string[] = []
    const counted: typeof db = {
      ...db,
      query: (text, values) => {
        asked.push('query')
        return db.query(text, values)
      },
      lookups: {
        query: (text, values) => {
          asked.push('lookup')
          return db.lookups.query<never>(text, values).finally(() => asked.push('answer'))
        }
      }
    }
    const idempotency = { id: newId(), mac: 'mac' }
    const context = { ...board.tools, db: counted, idempotency }
    await handleCommand(
      context,
      job,
      id,
      async (_, load) => {
        const employer = await load([user, owner])
        return employer.state === 'active' ? [jobPosted(id, owner)] : []
      },
      [[user, owner]]
    )
    expect(asked).toEqual(['lookup', 'lookup', 'lookup', 'answer', 'answer', 'answer'])
    expect(await readStream(db, job.stream(id))).toHaveLength(1)
  })

  test('loads a stream once, even when it is named twice', async () => {
    const owner = await seedEmployer(board.db)
    const id = newId()
    await handleCommand(board.tools, job, id, async (_, load) => {
      const [employer, reviewer] = await load([user, owner], [user, owner])
      return employer.state === reviewer.state ? [jobPosted(id, owner)] : []
    })
    expect(await readStream(board.db, job.stream(id))).toHaveLength(1)
  })

  test('fails on events for a stream that the decision has not loaded: their version is unknown', async () => {
    const id = newId()
    const otherId = newId()
    const decision = handleCommand(board.tools, user, id, () => ({
      events: [userRegistered(id)],
      consequences: [{ stream: user.stream(otherId), events: [userRegistered(otherId)] }]
    }))
    await expect(decision).rejects.toThrow(user.stream(otherId))
    expect(await readStream(board.db, user.stream(id))).toEqual([])
  })

  test('is done when a query finds what the same request has written meanwhile', async () => {
    const [id, context] = [
      newId(),
      { ...board.tools, idempotency: { id: newId(), mac: 'request' } }
    ]
    const decision = handleCommand(context, user, id, async () => {
      await handleCommand(context, user, id, () => [userRegistered(id)])
      throw new HttpError(alreadyExists)
    })
    await expect(decision).resolves.toBeUndefined()
    expect(await readStream(board.db, user.stream(id))).toHaveLength(1)
  })

  test('is refused when another request has written what a query finds', async () => {
    const idempotency = { id: newId(), mac: 'request' }
    const decision = handleCommand({ ...board.tools, idempotency }, user, newId(), () => {
      throw new HttpError(alreadyExists)
    })
    await expect(decision).rejects.toMatchObject({ status: 409 })
  })

  test('rolls everything back when the rest of the transaction fails', async () => {
    const id = newId()
    const failing = handleCommand(board.tools, user, id, () => ({
      events: [userRegistered(id)],
      async inTransaction(tx) {
        await tx.query('INSERT INTO auth.credentials (user_id, password_hash) VALUES ($1, $2)', [
          id,
          'hash'
        ])
        throw new Error('on purpose')
      }
    }))
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
