import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { user } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { candidateIndex } from '#projections/candidate-profiles/candidate-index.ts'
import { readBoardState } from '#projections/search/followed-index.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { testTime, testVault } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { createRandomCandidate } from '#test/random/random-candidates.ts'
import { followLog, loadIndexes } from './search-indexes.ts'

describeWithDatabase('the indexes of a process that answers no searches', context => {
  test('lose the words of an erased person within a second', async () => {
    const { db } = context
    const { id, published } = createRandomCandidate(new SeededRandom(3, 'candidate', 0))
    const personal = { ...published.personal, description: 'Zurradora de guarniciones' }
    const append = (stream: string, event: object) => {
      const events = [event as typeof published]
      return appendAndProject({ db, vault: testVault }, [
        { stream, expected: null, events, at: testTime }
      ])
    }
    await append(candidateProfile.stream(id), { ...published, personal })
    await loadIndexes(db)
    const { docs } = await candidateIndex.at(db, await readBoardState(db))
    const words = () => docs.lexemes(lexeme => /zurrador|guarnicion/.test(lexeme))
    expect(words().length).toBeGreaterThan(0)
    const stop = await followLog(db, undefined, error => expect(error).toBeUndefined())
    const userId = `${(published.data as { userId: string }).userId}`
    await append(user.stream(userId), { type: 'UserErased', data: { id: userId } })
    await setTimeout(1_000)
    expect(words()).toEqual([])
    await stop()
  })
})
