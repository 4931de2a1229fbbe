import { beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const [jerez, lebrija, sevilla, madrid] = ['11020', '41053', '41091', '28079']

const people = {
  Alba: { roles: ['groom', 'jinete'], disciplines: ['salto'], carnes: ['CE'], place: jerez },
  Blas: { roles: ['groom'], carnes: ['B', 'C1'], galope: 4, wantsHousing: true, place: lebrija },
  Cora: { roles: ['monitor'], galope: 7, wantsHousing: false, place: sevilla, radius: 100 },
  Dani: { disciplines: ['salto', 'raid'], place: madrid, radius: 'cualquiera' },
  Elsa: { roles: ['groom'], galope: 9, place: jerez, age: 17 },
  Fran: {}
}

describeWithApp('candidates', board => {
  const names = async (query: string, viewer = board.createClient()) => {
    const { body } = await viewer.get(`/api/candidate-profiles?${query}`)
    const found = body.profiles.map(({ fullName }: { fullName: string }) => fullName.slice(0, 4))
    return found.toReversed().join(' ')
  }

  beforeAll(async () => {
    for (const [name, terms] of Object.entries(people)) {
      await publishProfile(board, { fullName: `${name} Robles`, location: '', ...terms })
    }
  })

  test.each([
    ['role=groom', 'Alba Blas'],
    ['role=jinete,monitor', 'Alba Cora'],
    ['discipline=salto', 'Alba Dani'],
    ['carne=B', 'Alba Blas'],
    ['carne=C', 'Alba'],
    ['galope=5', 'Cora'],
    ['housing=si', 'Blas'],
    ['housing=no', 'Cora'],
    ['role=groom&carne=C1&housing=si', 'Blas'],
    ['role=groom&discipline=raid', ''],
    ['text=alba&role=groom', 'Alba'],
    ['role=todos&galope=', 'Alba Blas Cora Dani Fran']
  ])('are filtered by %s', async (query, expected) => {
    expect(await names(query)).toBe(expected)
  })

  test.each([
    [`near=${jerez}&radius=10`, 'Alba Cora Dani'],
    [`near=${jerez}&radius=50`, 'Alba Blas Cora Dani'],
    [`near=${jerez}`, 'Alba Blas Cora Dani'],
    [`near=${madrid}&radius=200`, 'Dani'],
    [`near=${jerez}&radius=50&role=groom`, 'Alba Blas'],
    [`near=${jerez}&radius=10&location=Girona`, 'Alba Cora Dani']
  ])('live near, or would go there: %s', async (query, expected) => {
    expect(await names(query)).toBe(expected)
  })

  test('who are minors are found by employers only, and around no place', async () => {
    const employer = await signUp(board, 'employer')
    expect(await names('role=groom', employer)).toBe('Alba Blas Elsa')
    expect(await names('role=groom', await signUp(board, 'applicant'))).toBe('Alba Blas')
    expect(await names(`near=${jerez}&radius=10`, employer)).toBe('Alba Cora Dani')
  })

  test('are not searched around a municipality that does not exist', async () => {
    expect(await board.createClient().get('/api/candidate-profiles?near=11999')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'near', message: 'El municipio no existe' }] }
    })
  })
})
