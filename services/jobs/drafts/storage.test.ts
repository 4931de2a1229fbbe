import { expect, test } from 'vitest'
import { findJobDraft } from '#projections/jobs/drafts/queries.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { decryptArchive, listArchives } from '#services/account-archive/store.ts'
import { deleteUnusedPhotos } from '#services/pictures/photo-store.ts'
import { deleteAccount, jobRequest, jobTermsRequest, signUp } from '#test/builders/api-fixtures.ts'
import { draftAs, listDrafts, publishDraftByApi } from '#test/builders/job-drafts.ts'
import { uploadJobPhotos } from '#test/builders/pictures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'

describeWithApp('what is stored of a draft', board => {
  test('keeps its photos, which are of its employer, until it is deleted', async () => {
    const yeguada = await signUp(board, 'employer')
    const photos = await uploadJobPhotos(yeguada, 2)
    const [theirs = ''] = await uploadJobPhotos(await signUp(board, 'employer'), 1)
    const { id } = await draftAs(yeguada, { photos })
    const foreign = { photos: [theirs] }
    expect((await yeguada.patch(`/api/job-drafts/${id}`, foreign)).status).toBe(400)
    expect((await yeguada.post('/api/job-drafts', foreign)).status).toBe(400)
    const later = new Date(board.now.getTime() + 1000).toISOString()
    await deleteUnusedPhotos(board.db, later, 100)
    const statusOf = async (path = '') => (await yeguada.get(path)).status
    expect([await statusOf(photos[0]), await statusOf(theirs)]).toEqual([200, 404])
    await yeguada.delete(`/api/job-drafts/${id}`)
    expect(await statusOf(photos[0])).toBe(404)
  })

  test('says what its photos show, also once it is published', async () => {
    const yeguada = await signUp(board, 'employer')
    const photos = await uploadJobPhotos(yeguada, 2)
    const [room, yard] = photos
    const { id } = await draftAs(yeguada, {
      ...jobRequest,
      photos: [{ path: room, of: 'vivienda' }, yard]
    })
    const photoSubjects = ['vivienda', null]
    expect(await listDrafts(yeguada)).toMatchObject([{ photos, photoSubjects }])
    await yeguada.patch(`/api/job-drafts/${id}`, { title: 'Otro título' })
    await publishDraftByApi(yeguada, id)
    const { body } = await yeguada.get(`/api/jobs/${id}`)
    expect(body).toMatchObject({ photos, photoSubjects })
    const other = await draftAs(yeguada, { photos: [{ path: room, of: 'vivienda' }] })
    await yeguada.patch(`/api/job-drafts/${other.id}`, { photos: [room] })
    const [draft] = await listDrafts(yeguada)
    expect(draft).toMatchObject({ photos: [room] })
    expect(draft).not.toHaveProperty('photoSubjects')
    await yeguada.delete(`/api/job-drafts/${other.id}`)
  })

  test('is in the read tables as in a replay', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { ...jobRequest, ...jobTermsRequest })
    await yeguada.patch(`/api/job-drafts/${id}`, { housing: null, title: 'Otra cosa' })
    await publishDraftByApi(yeguada, (await draftAs(yeguada, jobRequest)).id)
    await yeguada.delete(`/api/job-drafts/${(await draftAs(yeguada)).id}`)
    const replay = { ...board.tools, projections }
    expect((await verify(replay)).differences).toEqual([])
    const before = await listDrafts(yeguada)
    await rebuild(replay, readModelVersion)
    expect(await listDrafts(yeguada)).toEqual(before)
    expect((await verify(replay)).differences).toEqual([])
  })

  test('goes with its account: into the encrypted copy, and away when the person is erased', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await draftAs(yeguada, { title: 'Zarzaparrilla', contactPhone: '612 345 678' })
    await deleteAccount(yeguada)
    await archiveUsers(board.tools)
    const archives = await listArchives(board.db)
    const own = archives.find(({ originalUserId }) => originalUserId === yeguada.id)
    const opened = await decryptArchive(board.tools, own?.id ?? '')
    expect(opened?.data).toMatchObject({
      drafts: [{ id, content: { title: 'Zarzaparrilla', contactPhone: '612 345 678' } }]
    })
    board.now = new Date('2026-04-05T10:00:00.000Z')
    await eraseUsers(board.tools)
    expect(await findJobDraft(board.db, id)).toBeUndefined()
    await rebuild({ ...board.tools, projections }, readModelVersion)
    expect(await findJobDraft(board.db, id)).toBeUndefined()
  })
})
