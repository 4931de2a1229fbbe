import { expect, test } from 'vitest'
import { findFeedEntries } from '#projections/jobs/search/feed-entries.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { decideAs, signUpOperator } from '#test/builders/cases.ts'
import { describeWithHeldJobs, signalled } from '#test/builders/held-jobs.ts'
import { testTime } from '#test/events/event-builders.ts'

const later = new Date('2026-03-04T10:00:00.000Z')

describeWithHeldJobs('an ad that is released', board => {
  let yeguada: SignedInClient

  const anyone = () => board.createClient()
  const read = async (id: string) => (await anyone().get(`/api/jobs/${id}`)).body
  const listed = async (search: string) =>
    (await anyone().get(`/api/jobs?${search}`)).body.jobs.map(({ id }: { id: string }) => id)
  const inFeed = async (keyword: string) =>
    (await findFeedEntries(board.db, { keyword }, board.now, 50)).map(({ id }) => id)
  const postFirst = async (changes: object) => {
    yeguada = await signUp(board, 'employer')
    return postJobAs(yeguada, changes)
  }
  const release = async (id: string) => {
    board.now = later
    const operator = await signUpOperator(board)
    await decideAs(operator, `job-${id}`, { outcome: 'kept' })
    return operator
  }
  const find = async (search: Record<string, string>, at = '2026-03-02T09:00:00.000Z') => {
    const alert = await seedAlert(board.db, search, { at })
    return async () => {
      await matchAlerts(board.db)
      return listHits(board.db, alert)
    }
  }

  test('is the newest everywhere when it was never public before', async () => {
    const { id: held } = await postFirst({ title: 'Groom viajero', ...signalled })
    const otherJob = await postFirst({ title: 'Groom viajera' })
    expect(await listed('keyword=groom')).toEqual([otherJob.id])
    await release(held)
    const expected = [held, otherJob.id]
    expect(await listed('limit=2')).toEqual(expected)
    expect(await listed('keyword=groom')).toEqual(expected)
    expect(await listed('keyword=groom&sort=nuevos')).toEqual(expected)
    expect(await inFeed('groom')).toEqual(expected)
    expect(await read(held)).toMatchObject({
      postDate: later.toISOString(),
      expiryDate: '2026-04-03T10:00:00.000Z'
    })
    await rebuild({ ...board.tools, projections }, readModelVersion)
    expect(await listed('keyword=groom')).toEqual(expected)
  })

  test('keeps its day and its place when it was public before', async () => {
    const { id } = await postFirst({ title: 'Yegüero de monte' })
    const otherJob = await postFirst({ title: 'Yegüera de monte' })
    await yeguada.patch(`/api/jobs/${otherJob.id}`, signalled)
    expect(await listed('keyword=monte')).toEqual([id])
    await release(otherJob.id)
    const third = await postFirst({ title: 'Yegüera del monte' })
    expect(await listed('keyword=monte')).toEqual([third.id, otherJob.id, id])
    expect(await read(otherJob.id)).toMatchObject({
      postDate: testTime,
      expiryDate: '2026-04-03T10:00:00.000Z'
    })
  })

  test('is found once by alerts, also by those that began while it was held', async () => {
    const { id } = await postFirst({ title: 'Cochero de enganche', ...signalled })
    const before = await find({ keyword: 'enganche' })
    const meanwhile = await find({ keyword: 'enganche' }, '2026-03-03T10:00:00.000Z')
    expect([await before(), await meanwhile()]).toEqual([[], []])
    const operator = await release(id)
    expect([await before(), await meanwhile()]).toEqual([[id], [id]])
    await operator.post(`/api/operator/cases/job-${id}/undo`, { revision: 2 })
    await decideAs(operator, `job-${id}`, { outcome: 'kept' })
    expect([await before(), await meanwhile()]).toEqual([[id], [id]])
  })

  test('is no new one for alerts that began after it was public', async () => {
    const { id } = await postFirst({ title: 'Guarnicionero de viaje' })
    const before = await find({ keyword: 'guarnicionero' })
    const since = await find({ keyword: 'guarnicionero' }, '2026-03-03T10:00:00.000Z')
    expect(await before()).toEqual([id])
    await yeguada.patch(`/api/jobs/${id}`, signalled)
    await release(id)
    expect([await before(), await since()]).toEqual([[id], []])
  })
})
