import { expect, test } from 'vitest'
import { describeWithDatabase } from '#test/test-database.ts'
import { seedJob, seedEmployer, testTime, testVault } from '#test/event-builders.ts'
import { newId } from '#events/ids.ts'
import { recordErasures } from '#events/store/erasures.ts'
import { readStream } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/stored-event.ts'
import { SubjectErased } from '#events/database/sql-errors.ts'
import { createPersonalDataVault } from './personal-data-vault.ts'

describeWithDatabase('the vault', context => {
  test('hides what is personal and opens it again', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner, { title: 'Amazona para doma' })
    const stored = await readStream(context.db, `job-${id}`)
    expect(JSON.stringify(stored)).not.toContain('Amazona')
    const [event] = await testVault.decrypt(context.db, stored)
    expect(event).toMatchObject({ isErased: false, personal: { title: 'Amazona para doma' } })
    expect(event?.data).not.toHaveProperty('sealed')
  })

  test('opens nothing of a person who is forgotten, and takes no more', async () => {
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

  test.each([
    ['another event', (event: StoredEvent) => ({ ...event, id: crypto.randomUUID() })],
    ['another type', (event: StoredEvent) => ({ ...event, type: 'UserProfileRevised' })]
  ])('notices a sealed text that was moved to %s', async (_, moved) => {
    const owner = await seedEmployer(context.db)
    const [event] = await readStream(context.db, `user-${owner}`)
    if (!event) throw new Error('registered above')
    await expect(testVault.decrypt(context.db, [moved(event)])).rejects.toThrow()
  })

  test('opens nothing with another secret', async () => {
    const owner = await seedEmployer(context.db, newId())
    const stored = await readStream(context.db, `user-${owner}`)
    await expect(createPersonalDataVault('another').decrypt(context.db, stored)).rejects.toThrow()
  })
})
