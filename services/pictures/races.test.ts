import { day } from '#events/units.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signUp } from '#test/builders/api-fixtures.ts'
import { testVault } from '#test/events/event-builders.ts'
import { uploadSamplePhoto } from '#test/builders/pictures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { deleteUnusedPictures } from './store.ts'

describeWithApp('a picture that is saved while unused ones are deleted', board => {
  const yesterday = () => new Date(board.now.getTime() - day).toISOString()
  const cleanUp = () => deleteUnusedPictures(board.db, yesterday(), 100)
  const makeOld = (userId: string) =>
    board.db.query(
      "UPDATE media.pictures SET uploaded_at = uploaded_at - interval '2 days' WHERE user_id = $1",
      [userId]
    )

  /** A person with a picture that was uploaded two days ago and never saved. */
  async function prepare() {
    const person = await signUp(board, 'applicant')
    const path = await uploadSamplePhoto(person)
    await makeOld(person.id)
    const save = (profilePicture = path) =>
      person.put(`/api/users/${person.id}`, {
        fullName: 'Ana Robles',
        email: `${person.username}@example.org`,
        profilePicture
      })
    return { person, path, save }
  }
  const isServed = async (path: string) => (await board.createClient().get(path)).status === 200

  function beforeNextAppend(rival: () => Promise<unknown>) {
    const { encrypt } = testVault
    testVault.encrypt = async (...events) => {
      testVault.encrypt = encrypt
      await rival()
      return encrypt(...events)
    }
  }

  function atEndOfNextTransaction(rival: () => Promise<unknown>) {
    const { transaction } = board.db
    board.db.transaction = (work, options) => {
      board.db.transaction = transaction
      return transaction(async tx => {
        const result = await work(tx)
        await rival()
        return result
      }, options)
    }
  }

  test('is refused once it is deleted', async () => {
    const { person, path, save } = await prepare()
    beforeNextAppend(async () => expect(await cleanUp()).toBe(1))
    const message = 'La foto no es válida'
    expect(await save()).toMatchObject({ status: 400, body: { message } })
    expect((await person.get('/api/user')).body.profilePicture).toBeNull()
    expect(await isServed(path)).toBe(false)
  })

  test('is refused once another one has replaced it and it is deleted', async () => {
    const { person, path, save } = await prepare()
    expect((await save()).status).toBe(200)
    await makeOld(person.id)
    const otherPhoto = await uploadSamplePhoto(person)
    beforeNextAppend(async () => {
      expect((await save(otherPhoto)).status).toBe(200)
      expect(await cleanUp()).toBe(1)
    })
    expect((await save(path)).status).toBe(400)
    expect((await person.get('/api/user')).body.profilePicture).toBe(otherPhoto)
    expect(await isServed(otherPhoto)).toBe(true)
  })

  test('stays when it is saved while they are being deleted', async () => {
    // The embedded database runs one transaction after the other.
    if (board.db.kind === 'embedded') return
    const { path, save } = await prepare()
    let cleaning: Promise<number> | undefined
    const outsideTransaction = AsyncLocalStorage.snapshot()
    const isWaiting = async () => {
      const rows = await board.db.query(
        `SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM media%'`
      )
      return rows.length > 0
    }
    atEndOfNextTransaction(async () => {
      let isDone = false
      cleaning = outsideTransaction(cleanUp).finally(() => {
        isDone = true
      })
      while (!isDone && !(await outsideTransaction(isWaiting))) await setTimeout(10)
    })
    expect((await save()).status).toBe(200)
    expect(await cleaning).toBe(0)
    expect(await isServed(path)).toBe(true)
  })
})
