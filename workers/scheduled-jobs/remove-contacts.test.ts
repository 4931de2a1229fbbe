import { expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  jobRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { signJobToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { expireJobs } from './expire-jobs.ts'
import { removeContacts } from './remove-contacts.ts'

const { contactPhone, contactEmail } = jobRequest
const gone = { contactPhone: '', contactEmail: '' }

describeWithApp('the contact of an ad', board => {
  const moveTo = async (instant: string) => {
    board.now = new Date(instant)
    await expireJobs(board.tools)
  }
  const rowOf = async (id: string) => {
    const [row] = await board.db.query<{ text: string }>(
      'SELECT jobs::text AS text FROM jobs WHERE id = $1',
      [id]
    )
    return row?.text ?? ''
  }
  const logIn = ({ username, post }: SignedInClient) =>
    post('/api/login', { username, password: testPassword })
  const differences = async () => (await verify({ ...board.tools, projections })).differences
  /** An ad whose contact was removed in May. */
  async function createOldAd() {
    board.now = new Date('2026-03-02T10:00:00Z')
    const owner = await signUp(board, 'employer')
    const { id, expiryDate } = await postJobAs(owner)
    await moveTo('2026-05-01T10:00:00Z')
    await removeContacts(board.tools)
    await logIn(owner)
    return { owner, id, expiryDate: expiryDate as string }
  }

  test('is its owner’s alone once the ad has expired, and gone from its row thirty days later', async () => {
    const owner = await signUp(board, 'employer')
    const { id } = await postJobAs(owner, { title: 'Zagal de yeguada' })
    const path = `/api/jobs/${id}`
    const visitor = board.createClient()
    await moveTo('2026-05-01T09:59:59Z')
    expect(await removeContacts(board.tools)).toBe(0)
    await logIn(owner)
    expect((await owner.get(path)).body).toMatchObject({ contactPhone, contactEmail })
    expect((await visitor.get(path)).body).toMatchObject(gone)
    expect((await visitor.post(`${path}/contact`)).status).toBe(410)
    await moveTo('2026-05-01T10:00:00Z')
    expect(await rowOf(id)).toContain(contactPhone)
    expect(await removeContacts(board.tools)).toBe(1)
    expect(await removeContacts(board.tools)).toBe(0)
    expect(await rowOf(id)).not.toContain(contactPhone)
    expect(await rowOf(id)).not.toContain(contactEmail)
    expect(await rowOf(id)).toContain('Zagal')
    await logIn(owner)
    expect((await owner.get(path)).body).toMatchObject(gone)
    expect(await differences()).toEqual([])
  })

  test('comes back with a renewal, by its owner or by the link of an e-mail', async () => {
    const { owner, id } = await createOldAd()
    const { status, body } = await owner.post(`/api/jobs/${id}/renew`)
    expect([status, body]).toMatchObject([200, { contactPhone, contactEmail }])
    const otherAd = await createOldAd()
    const token = signJobToken(board, otherAd.id, otherAd.expiryDate)
    expect((await board.createClient().post(`/api/job-links/${token}/renew`)).status).toBe(200)
    expect(await rowOf(otherAd.id)).toContain(contactPhone)
    expect(await differences()).toEqual([])
  })

  test('that comes back is the last one, and goes again when the ad stays expired', async () => {
    const { owner, id } = await createOldAd()
    const changed = { contactPhone: '699 000 111' }
    expect((await owner.patch(`/api/jobs/${id}`, changed)).status).toBe(200)
    expect(await removeContacts(board.tools)).toBe(1)
    expect(await rowOf(id)).not.toContain('699 000 111')
    const { body } = await owner.post(`/api/jobs/${id}/renew`)
    expect(body).toMatchObject({ ...changed, contactEmail })
  })
})
