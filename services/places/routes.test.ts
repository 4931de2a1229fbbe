import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('completing a place', board => {
  const complete = (text: string) =>
    board.createClient().get(`/api/places?${new URLSearchParams({ text })}`)

  test('returns code, name, province and position', async () => {
    const { status, body } = await complete('vej')
    expect(status).toBe(200)
    expect(body).toEqual({
      places: [
        {
          code: '11039',
          name: 'Vejer de la Frontera',
          province: 'Cádiz',
          lat: expect.closeTo(36.25, 1),
          lon: expect.closeTo(-5.96, 1)
        }
      ]
    })
  })

  test.each([
    ['alicante', '03', 'Alicante', 'Alicante'],
    ['Vizcaya', '48', 'Bizkaia', 'Bizkaia'],
    ['MALLORCA', 'mallorca', 'Mallorca', 'Illes Balears'],
    ['andaluc', 'andalucia', 'Andalucía', ''],
    ['  el rocio ', '21005', 'El Rocío', 'Huelva']
  ])('finds «%s»', async (text, code, name, province) => {
    const { body } = await complete(text)
    expect(body.places[0]).toMatchObject({ code, name, province })
  })

  test('returns eight at most, and an empty list for an unknown name', async () => {
    expect((await complete('a')).body.places).toHaveLength(8)
    expect((await complete('zzzz')).body).toEqual({ places: [] })
    expect((await complete('%_*')).body).toEqual({ places: [] })
  })

  test.each([
    ['Segobia', false, ['Segovia']],
    ['Finca El Pino, Almomte', false, ['Almonte']],
    ['Xeres', false, ['Jerez de la Frontera']],
    ['Riaza, Segovia', true, []],
    ['qwxzqwxz', false, []]
  ])(
    'says of the location «%s» whether it is placed, and what it may mean',
    async (location, isPlaced, names) => {
      const query = new URLSearchParams({ text: 'se', location })
      const { body } = await board.createClient().get(`/api/places?${query}`)
      expect(body.isPlaced).toBe(isPlaced)
      expect(body.nearest.length).toBeLessThanOrEqual(3)
      const found = body.nearest.map(({ name }: { name: string }) => name)
      expect(found).toEqual(expect.arrayContaining(names))
      if (location.includes('Almomte')) expect(found[0]).toBe('Almonte')
    }
  )

  test('may be stored by any cache for a day', async () => {
    const { headers } = await complete('vej')
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
  })

  test.each([
    ['', 'Escribe las primeras letras de un lugar'],
    ['   ', 'Escribe las primeras letras de un lugar'],
    ['x'.repeat(121), 'El nombre de un lugar no puede tener más de 120 caracteres'],
    ['ve\u0000j', 'El texto contiene caracteres no permitidos']
  ])('is refused for the text «%s»', async (text, message) => {
    const { status, body } = await complete(text)
    expect(status).toBe(400)
    expect(body.errors?.[0] ?? body).toMatchObject({ message })
  })

  test('is refused without a text', async () => {
    const { status, body } = await board.createClient().get('/api/places')
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'text', code: 'invalid-value', message: 'Escribe las primeras letras de un lugar' }
    ])
  })
})
