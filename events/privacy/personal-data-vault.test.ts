import { expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import {
  jobPosted,
  seedEmployer,
  seedEvents,
  seedJob,
  testTime,
  testVault,
  userRegistered
} from '#test/events/event-builders.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { newId } from '#events/aggregates/ids.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { readStream } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import { SubjectErased } from '#events/database/sql-errors.ts'
import { WrongVaultKey } from './configured-keys.ts'
import { createPersonalDataVault } from './personal-data-vault.ts'

describeWithDatabase('the personal-data vault', context => {
  test('encrypts personal data and decrypts it again', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, { title: 'Amazona para doma' })
    const stored = await readStream(context.db, `job-${id}`)
    expect(JSON.stringify(stored)).not.toContain('Amazona')
    const [event] = await testVault.decrypt(context.db, stored)
    expect(event).toMatchObject({ isErased: false, personal: { title: 'Amazona para doma' } })
    expect(event?.data).not.toHaveProperty('sealed')
  })

  test('decrypts nothing of an erased subject, and encrypts nothing more about them', async () => {
    const owner = await seedEmployer(context.db)
    const stored = await readStream(context.db, `user-${owner}`)
    const erasure = { subject: owner, erasedAt: testTime, requestedBy: 'test' }
    await context.db.transaction(async tx => {
      await testVault.shredKey(tx, owner)
      await recordErasures(tx, [erasure])
    })
    const [event] = await testVault.decrypt(context.db, stored)
    expect(event).toMatchObject({ isErased: true, personal: undefined, data: { id: owner } })
    await expect(seedJob(context.db, owner)).rejects.toBeInstanceOf(SubjectErased)
  })

  test('stores no event that was encrypted before its subject was erased', async () => {
    const owner = await seedEmployer(context.db)
    const revised = {
      type: 'UserProfileRevised',
      data: { id: owner },
      subject: owner,
      personal: { email: 'soto@example.org', fullName: 'Yeguada' }
    }
    const encrypted = await testVault.encrypt(context.db, [{ ...revised, at: testTime }], {})
    await context.db.transaction(tx => testVault.storeKeys(tx, encrypted))
    await context.db.transaction(tx => testVault.shredKey(tx, owner))
    const late = context.db.transaction(tx => testVault.storeKeys(tx, encrypted))
    await expect(late).rejects.toBeInstanceOf(SubjectErased)
  })

  test('erases one thing while its owner stays, and all things with their owner', async () => {
    const owner = await seedEmployer(context.db)
    const [a, b] = [await seedJob(context.db, owner), await seedJob(context.db, owner)]
    const readable = async (stream: string) => {
      const events = await testVault.decrypt(context.db, await readStream(context.db, stream))
      return events.map(({ isErased, isUnreadable }) => [!isErased, isUnreadable])
    }
    const erase = (subject: string) =>
      context.db.transaction(async tx => {
        await testVault.shredKey(tx, subject)
        await recordErasures(tx, [{ subject, erasedAt: testTime, requestedBy: 'test' }])
      })
    await erase(a)
    expect(await readable(`job-${a}`)).toEqual([[false, false]])
    expect(await readable(`job-${b}`)).toEqual([[true, false]])
    expect(await readable(`user-${owner}`)).toEqual([[true, false]])
    const again = seedEvents(context.db, job, a, [jobPosted(a, owner)])
    await expect(again).rejects.toBeInstanceOf(SubjectErased)
    await erase(owner)
    expect(await readable(`job-${b}`)).toEqual([[false, false]])
    await expect(seedJob(context.db, owner)).rejects.toBeInstanceOf(SubjectErased)
  })

  test('encrypts no event whose open part holds free text', async () => {
    const owner = await seedEmployer(context.db)
    const message = {
      type: 'MessageSent',
      data: { id: newId(), senderId: owner, receiverId: newId(), jobId: 'Mozo para Zoraida' },
      subject: owner,
      personal: { content: 'Hola' }
    }
    const encrypted = testVault.encrypt(context.db, [{ ...message, at: testTime }], {})
    await expect(encrypted).rejects.toThrow('jobId')
  })

  test('hashes a text under a key of the board that it stores once', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 8 }, () => testVault.keyedHash(context.db, 'ana@example.org'))
    )
    expect(new Set(hashes.map(hash => hash.toString('hex'))).size).toBe(1)
    const otherHash = await testVault.keyedHash(context.db, 'luis@example.org')
    expect(otherHash).not.toEqual(hashes[0])
  })

  test.each([
    ['another event', (event: StoredEvent) => ({ ...event, id: crypto.randomUUID() })],
    [
      'another type',
      (event: StoredEvent) => ({ ...event, type: 'UserProfileRevised', schemaVersion: 1 })
    ]
  ])('decrypts nothing of a ciphertext that was moved to %s', async (_, moved) => {
    const owner = await seedEmployer(context.db)
    const [event] = await readStream(context.db, `user-${owner}`)
    if (!event) throw new Error('no event')
    const [decrypted] = await testVault.decrypt(context.db, [moved(event)])
    expect(decrypted).toMatchObject({ isUnreadable: true, personal: undefined })
  })

  test('decrypts the events beside one whose key is damaged, and encrypts nothing with that key', async () => {
    const [damaged, intact] = [await seedEmployer(context.db), await seedEmployer(context.db)]
    await context.db.query('UPDATE vault.keys SET wrapped = $2 WHERE subject = $1', [
      damaged,
      Buffer.alloc(60)
    ])
    const stored = [
      ...(await readStream(context.db, `user-${damaged}`)),
      ...(await readStream(context.db, `user-${intact}`))
    ]
    const events = await testVault.decrypt(context.db, stored)
    expect(events).toMatchObject([
      { isUnreadable: true, isErased: true, personal: undefined },
      { isUnreadable: false, isErased: false, personal: { username: `yeguada.${intact}` } }
    ])
    const again = seedEvents(context.db, user, damaged, [userRegistered(damaged)])
    await expect(again).rejects.toThrow(/cannot be decrypted/)
  })

  test('decrypts nothing with another secret', async () => {
    const owner = await seedEmployer(context.db, newId())
    const stored = await readStream(context.db, `user-${owner}`)
    const otherVault = createPersonalDataVault('another')
    await expect(otherVault.decrypt(context.db, stored)).rejects.toBeInstanceOf(WrongVaultKey)
  })
})
