import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { job } from '#events/aggregates/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { user } from '#events/aggregates/users.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  seedJob,
  seedEmployer,
  jobPosted,
  userRegistered,
  seedEvents
} from '#test/events/event-builders.ts'
import { type CommandContext, handleCommand } from './handle-command.ts'

describeWithApp('handling commands at the same time', board => {
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
    await handleCommand(withRival(deleteOwner), job, id, async (_, load) => {
      const employer = await load([user, owner])
      seen.push(employer.state)
      return employer.state === 'active' ? [jobPosted(id, owner)] : []
    })
    expect(seen).toEqual(['active', 'deleted'])
    expect(await readStream(board.db, job.stream(id))).toEqual([])
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

  test('commits commands that arrive together, each with its own outcome', async () => {
    const ids = Array.from({ length: 12 }, newId)
    const names = ids.map((_, index) => (index === 3 || index === 7 ? { username: 'twice' } : {}))
    const ends = await Promise.allSettled(
      ids.map((id, index) =>
        handleCommand(board.tools, user, id, () => [userRegistered(id, names[index])])
      )
    )
    const refused = ends.flatMap((end, index) => (end.status === 'rejected' ? [index] : []))
    expect(refused).toHaveLength(1)
    expect([3, 7]).toContain(refused[0])
    const users = await board.db.query<{ id: string }>('SELECT id FROM users WHERE id = ANY ($1)', [
      ids
    ])
    const registered = ids.filter((_, index) => index !== refused[0])
    expect(users.map(({ id }) => id).sort()).toEqual(registered.sort())
  })

  test('decides again for a stream that a command beside it has changed', async () => {
    const owner = await seedEmployer(board.db)
    const id = await seedJob(board.db, owner)
    const withdraw = () =>
      handleCommand(board.tools, job, id, state =>
        state.state === 'open'
          ? [{ type: 'JobWithdrawn' as const, data: { id, employerId: owner } }]
          : []
      )
    await Promise.all(Array.from({ length: 10 }, withdraw))
    const history = await readStream(board.db, job.stream(id))
    expect(history.map(({ type }) => type)).toEqual(['JobPosted', 'JobWithdrawn'])
  })
})
