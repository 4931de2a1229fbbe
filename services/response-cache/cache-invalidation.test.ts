import { beforeAll, beforeEach, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const jerez = '11020'
const madrid = '28079'

describeWithApp('a response in memory', board => {
  let employer: SignedInClient
  let otherEmployer: SignedInClient
  let id: string

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  beforeEach(async () => {
    employer = await signUp(board, 'employer')
    otherEmployer = await signUp(board, 'employer')
    const terms = { description: 'Doma de potros de tres años', place: jerez, role: 'groom' }
    for (let index = 0; index < 4; index++) ({ id } = await postJobAs(employer, terms))
  })

  /** Its tag has the position at which it was made. */
  const tagOf = async (path: string) => {
    const { status, headers } = await board.createClient().get(path)
    expect(status).toBe(200)
    return headers.get('ETag')
  }
  const isUnchangedAfter = async (path: string, change: () => Promise<unknown>) => {
    await tagOf(path)
    const tag = await tagOf(path)
    await change()
    return (await tagOf(path)) === tag
  }
  const postFarAway = () => postJobAs(otherEmployer, { place: madrid })

  test('is made again with each new job', async () => {
    const paths = ['/api/jobs?keyword=potros', `/jobs/${id}`]
    for (const path of [...paths, `/employers/${employer.id}`])
      expect([path, await isUnchangedAfter(path, postFarAway)]).toEqual([path, false])
  })

  test('a list is not invalidated while guests apply', async () => {
    const apply = () => board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    expect(await isUnchangedAfter('/api/jobs', apply)).toBe(true)
    expect(await isUnchangedAfter(`/jobs/${id}`, apply)).toBe(true)
  })
})
