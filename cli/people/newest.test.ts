import { expect, test } from 'vitest'
import { hour } from '#events/units.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const spam = { description: 'Gana tres mil euros al mes desde casa, sin horarios ni jefes' }
const honest = { description: 'Mozo para doce caballos de salto, con camas y pienso, en Segovia' }

describeWithApp('the lists of what is new', board => {
  test('show accounts and ads by time, network and likeness, and no address', async () => {
    const registered = []
    for (const [address, ad] of [
      ['203.0.113.7', spam],
      ['198.51.100.1', honest],
      ['203.0.113.90', spam],
      ['198.51.100.200', { ...spam, details: 'Hoy' }]
    ] as const) {
      const employer = await signUp(board, 'employer', {}, address)
      const { id } = await postJobAs(employer, ad)
      registered.push({ id: employer.id, job: id })
      board.now = new Date(board.now.getTime() + 1000)
    }
    const [first, second, third, last] = registered
    const { values, text } = await runCli(board, 'user', 'list')
    const accounts = values[0].accounts
    expect(accounts.map(({ id }: { id: string }) => id)).toEqual(
      [last, third, second, first].map(account => account?.id)
    )
    expect(accounts[0]).toMatchObject({
      userType: 'employer',
      emailConfirmed: false,
      jobs: 1,
      alike: 3
    })
    const [a, b, c, d] = accounts.map(({ network }: { network: string }) => network)
    expect([a === c, b === d, a === b]).toEqual([true, true, false])
    expect(`${text} ${JSON.stringify(values)}`).not.toMatch(/203\.0|198\.51/)
    expect(text).toContain('empresa  correo sin confirmar  anuncios: 1')

    const listed = await runCli(board, 'job', 'list', '--by', 'likeness')
    const jobs = listed.values[0].jobs
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual(
      [last, third, first, second].map(account => account?.job)
    )
    expect(jobs.map(({ alike }: { alike: number }) => alike)).toEqual([3, 3, 3, 1])
    expect(listed.text).toContain('publicado  red ')
    expect(listed.text).toContain('parecidos: 2')
    const byNetwork = await runCli(board, 'user', 'list', '--by', 'network')
    expect(byNetwork.values[0].accounts.map(({ id }: { id: string }) => id)).toEqual(
      [last, second, third, first].map(account => account?.id)
    )
  })

  test('begin a day ago, or when it is said', async () => {
    const { id } = await signUp(board, 'applicant')
    board.now = new Date(board.now.getTime() + 25 * hour)
    expect((await runCli(board, 'user', 'list')).text).toBe('No hay ninguna')
    const { values } = await runCli(board, 'user', 'list', '--since', '2026-03-02T10:00Z')
    expect(values[0].accounts[0]).toMatchObject({ id, jobs: 0, alike: 0, group: null })
    expect((await runCli(board, 'job', 'list', '--by', 'azar')).text).toBe(
      '--by debe ser time, network o likeness'
    )
  })
})

describeWithApp('a takedown of several ads', board => {
  test('says which of them do not exist, and does the others', async () => {
    const yeguada = await signUp(board, 'employer')
    const ids = [(await postJobAs(yeguada)).id, (await postJobAs(yeguada)).id]
    const all = [ids[0], 'nada', ids[1]]
    const { code, text, values } = await runCli(board, 'job', 'remove', ...all, '--reason', 'falso')
    expect([code, values]).toEqual([
      1,
      [
        { hidden: ids[0], reason: 'falso' },
        { error: 'No hay ningún anuncio nada' },
        { hidden: ids[1], reason: 'falso' }
      ]
    ])
    expect(text).toContain('No hay ningún anuncio nada')
    expect((await board.createClient().get('/api/jobs')).body.jobs).toEqual([])
    expect((await runCli(board, 'job', 'show', ...ids)).code).toBe(0)
  })

  test('is one of accounts too, by name or ID', async () => {
    const [a, b] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { code, values } = await runCli(
      board,
      'user',
      'delete',
      a.username,
      'nadie',
      b.id,
      '--reason',
      'falso'
    )
    expect([code, values.map(({ deleted, error }) => deleted ?? error)]).toEqual([
      1,
      [a.id, 'No hay ninguna cuenta nadie', b.id]
    ])
  })

  test('is refused for what is the name of one account and the ID of another', async () => {
    const meant = await signUp(board, 'employer')
    const other = await signUp(board, 'applicant', { username: meant.id })
    const why = ['--reason', 'falso']
    const refused = await runCli(board, 'user', 'delete', meant.id, ...why)
    expect(refused.code).toBe(1)
    expect(refused.text).toContain(
      `«${meant.id}» es el nombre de una cuenta y el ID de otra: di el ID de la primera, ${other.id}, o el nombre de la segunda, ${meant.username}`
    )
    expect((await runCli(board, 'user', 'delete', meant.username, ...why)).code).toBe(0)
    expect((await runCli(board, 'user', 'erase', meant.id)).code).toBe(1)
    expect((await meant.get('/api/user')).status).toBe(401)
    expect((await other.get('/api/user')).status).toBe(200)
  })
})
