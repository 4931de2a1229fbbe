import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { profileRequest, signUp } from '#test/builders/api-fixtures.ts'

const offer = {
  ...profileRequest,
  contactEmail: 'ana@example.org',
  location: 'Jerez',
  skills: 'doma, salto'
}

describeWithApp('the list of candidates', board => {
  test('is newest first, in pages, filtered by text and location', async () => {
    for (const [fullName, location] of [
      ['Ana Robles', 'Ávila'],
      ['Luis Vega', 'Jerez'],
      ['Eva Soto', 'Jerez']
    ]) {
      const person = await signUp(board, 'applicant')
      await person.post('/api/candidate-profiles', { ...offer, fullName, location })
    }
    const names = async (query: string) => {
      const { body } = await board.createClient().get(`/api/candidate-profiles?${query}`)
      return [body.profiles.map(({ fullName }: { fullName: string }) => fullName), body.meta]
    }
    const total = (totalProfiles: number, totalPages = 1) => ({
      totalProfiles,
      totalPages,
      capped: false,
      facets: expect.any(Object)
    })
    expect(await names('')).toEqual([['Eva Soto', 'Luis Vega', 'Ana Robles'], total(3)])
    expect(await names('limit=2&page=2')).toEqual([['Ana Robles'], total(3, 2)])
    expect(await names('page=7')).toEqual([[], total(3)])
    expect(await names('text=luís')).toEqual([['Luis Vega'], total(1)])
    expect(await names('location=AVILA')).toEqual([['Ana Robles'], total(1)])
    expect(await names('text=robles&location=jerez')).toEqual([[], total(0, 0)])
    expect(await names('text=todos&location=todas')).toEqual([expect.any(Array), total(3)])
    expect(await names('text=rob')).toEqual([['Ana Robles'], total(1)])
    expect(await names('text=ro')).toEqual([[], total(0, 0)])
    for (const odd of ['%25', '_', "'", '!', ':*', '%26', '(']) {
      expect((await names(`text=${odd}`))[1]).toBeDefined()
    }
  })

  test('is searched by the first twelve words of a text, and the first six of a place', async () => {
    const description =
      'abeto acebo alerce almendro cerezo chopo cipres encina fresno roble nogal olivo'
    const location = 'Alfa Beta Gamma Delta Epsilon Zeta'
    const person = await signUp(board, 'applicant')
    await person.post('/api/candidate-profiles', { ...offer, description, location })
    const total = async (query: Record<string, string>) => {
      const address = `/api/candidate-profiles?${new URLSearchParams(query)}`
      return (await board.createClient().get(address)).body.meta.totalProfiles
    }
    expect(await total({ text: `${description} submarino` })).toBe(1)
    expect(await total({ text: `submarino ${description}` })).toBe(0)
    expect(await total({ location: `${location} babilonia` })).toBe(1)
    expect(await total({ location: `babilonia ${location}` })).toBe(0)
  })
})
