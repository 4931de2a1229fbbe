import { beforeEach, expect, test } from 'vitest'
import { application } from '#events/aggregates/applications.ts'
import { guest } from '#events/aggregates/guests.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { projections } from '#projections/index.ts'
import { seedEvents, testVault } from '#test/events/event-builders.ts'
import { describeWithReceived } from '#test/builders/received-applications.ts'
import { verify } from './verify.ts'

const now = new Date('2026-09-01T04:47:00.000Z')

describeWithReceived('the verification of how employers answer', now, board => {
  beforeEach(async () => {
    await receive([1, 2, 3, 4, 5])
    await countResponsiveness(board.db, now)
  })

  const receive = (answers: number[]) => board.receive(answers.map(answer => ({ ago: 20, answer })))
  const differences = async () => {
    const result = await verify({ db: board.db, vault: testVault, projections })
    return result.differences
  }
  const figure = 'figures.responsiveness'

  test('finds nothing after a count, nor after what happened since', async () => {
    expect(await differences()).toEqual([])
    await receive([1, 1])
    await countObservatory(board.db, now)
    await receive([1])
    expect(await differences()).toEqual([])
    await countResponsiveness(board.db, now)
    expect(await differences()).toEqual([])
  })

  test.each([
    ['changed', 'UPDATE figures.responsiveness SET answered = answered + 1', 1, 1],
    ['removed', 'DELETE FROM figures.responsiveness', 0, 1],
    ['moved', `UPDATE figures.responsiveness SET employer_id = 'another'`, 1, 1]
  ])('finds a figure that was %s', async (_, change, onlyLive, onlyReplayed) => {
    await board.db.query(`${change} WHERE employer_id = $1`, [board.employer])
    expect(await differences()).toEqual([{ table: figure, onlyLive, onlyReplayed }])
  })

  test.each(['ApplicationErased', 'GuestErased'] as const)(
    'waits for the next count after %s',
    async type => {
      await board.db.query('UPDATE figures.responsiveness SET answered = 0')
      expect((await differences()).map(({ table }) => table)).toEqual([figure])
      if (type === 'GuestErased')
        await seedEvents(board.db, guest, 'guest', [{ type, data: { id: 'guest' } }])
      else await seedEvents(board.db, application, 'none', [{ type, data: { id: 'none' } }])
      expect(await differences()).toEqual([])
    }
  )
})
