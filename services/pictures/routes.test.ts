import { expect, test } from 'vitest'
import { type Answer, describeWithApp } from '#test/board/test-app.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import {
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { uploadSamplePhoto } from '#test/builders/pictures.ts'
import { deleteUnusedPictures } from './store.ts'

function saveProfile(person: SignedInClient, profilePicture: string | null): Promise<Answer> {
  return person.put(`/api/users/${person.id}`, {
    fullName: 'Ana Robles',
    email: `${person.username}@example.org`,
    profilePicture
  })
}

describeWithApp('a picture on a profile', board => {
  test('appears when the profile is saved with its path, and disappears when saved with null', async () => {
    const person = await signUp(board, 'applicant')
    const path = await uploadSamplePhoto(person)
    expect((await person.get('/api/user')).body.profilePicture).toBeNull()
    expect(await saveProfile(person, path)).toMatchObject({
      status: 200,
      body: { profilePicture: path }
    })
    expect((await saveProfile(person, null)).body.profilePicture).toBeNull()
  })

  test('is refused unless the user uploaded it', async () => {
    const person = await signUp(board, 'applicant')
    const otherApplicant = await signUp(board, 'applicant')
    const own = await uploadSamplePhoto(person)
    const theirs = await uploadSamplePhoto(otherApplicant)
    const message = 'La foto no es válida'
    const foreign = [
      theirs,
      '/pictures/x.webp',
      `https://example.org${own}`,
      `//example.org${own}`,
      `${own}?x`,
      `/pictures/../pictures${own.slice(9)}`,
      own.toUpperCase(),
      'javascript:alert(1)',
      '/'
    ]
    for (const path of foreign) {
      expect(await saveProfile(person, path), path).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: 'profilePicture', message }] }
      })
    }
  })

  test('is shown to everybody once it is saved, and stored by no shared cache', async () => {
    const person = await signUp(board, 'applicant')
    const [former, path] = [await uploadSamplePhoto(person), await uploadSamplePhoto(person)]
    await saveProfile(person, former)
    await saveProfile(person, path)
    const { status, headers } = await board.createClient().get(path)
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
    const stored = { 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await board.createClient().get(path, stored)).status).toBe(304)
    expect([
      (await board.createClient().get(former)).status,
      (await person.get(former)).status
    ]).toEqual([404, 200])
  })

  test('of an employer that the operator hides is shown to its owner and to operators', async () => {
    const yeguada = await signUp(board, 'employer')
    const path = await uploadSamplePhoto(yeguada)
    await saveProfile(yeguada, path)
    await postJobAs(yeguada)
    const operator = await signUpOperator(board)
    const statuses = () =>
      Promise.all(
        [board.createClient(), yeguada, operator].map(async by => (await by.get(path)).status)
      )
    expect(await statuses()).toEqual([200, 200, 200])
    await report(board, 'employer', yeguada.id)
    const { body } = await decideAs(operator, `employer-${yeguada.id}`)
    expect(body.photos).toEqual([path])
    expect(await statuses()).toEqual([404, 200, 200])
  })

  test('responds with 404 after the account was deleted', async () => {
    const person = await signUp(board, 'applicant')
    const path = await uploadSamplePhoto(person)
    await saveProfile(person, path)
    expect((await board.createClient().get(path)).status).toBe(200)
    await deleteAccount(person, 'Ya he encontrado trabajo')
    const gone = await board.createClient().get(path)
    expect(gone).toMatchObject({ status: 404, body: { message: 'Esta foto no existe' } })
    expect(gone.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each([
    '/pictures/x.webp',
    '/pictures/x.png',
    '/pictures/..%2f..%2fetc%2fpasswd',
    '/pictures/%00.webp',
    "/pictures/'.webp",
    '/pictures/x.webp.webp',
    '/pictures/%F0%9F.webp'
  ])('responds with 404 at %s', async path => {
    const { status, body } = await board.createClient().get(path)
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: expect.stringMatching(/not-found$/), message: expect.any(String) }
    })
  })
})

describeWithApp('deleting unused pictures', board => {
  const later = '2026-03-03T10:00:00.000Z'
  const isServed = async (path: string) => (await board.createClient().get(path)).status === 200

  test('leaves pictures on profiles and recent ones', async () => {
    const person = await signUp(board, 'applicant')
    const [replaced, current] = [await uploadSamplePhoto(person), await uploadSamplePhoto(person)]
    await saveProfile(person, replaced)
    await saveProfile(person, current)
    const abandoned = await uploadSamplePhoto(await signUp(board, 'applicant'))
    expect(await deleteUnusedPictures(board.db, board.now.toISOString(), 100)).toBe(0)
    expect(await deleteUnusedPictures(board.db, later, 100)).toBe(2)
    const served = [await isServed(replaced), await isServed(current), await isServed(abandoned)]
    expect(served).toEqual([false, true, false])
    expect(await deleteUnusedPictures(board.db, later, 100)).toBe(0)
  })

  test('deletes at most as many as the limit', async () => {
    const person = await signUp(board, 'applicant')
    for (let index = 0; index < 3; index++) await uploadSamplePhoto(person)
    expect(await deleteUnusedPictures(board.db, later, 2)).toBe(2)
    expect(await deleteUnusedPictures(board.db, later, 2)).toBe(1)
  })

  test('leaves the picture of a deleted account until the person is erased', async () => {
    const person = await signUp(board, 'applicant')
    await saveProfile(person, await uploadSamplePhoto(person))
    await deleteAccount(person)
    expect(await deleteUnusedPictures(board.db, later, 100)).toBe(0)
  })
})
