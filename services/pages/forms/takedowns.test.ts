import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { jobRequest, postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { createTestApp, describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

/** Milliseconds after which every process has seen a change. */
const seenByAll = 100

describeWithApp('what the operator takes down leaves every process at once:', board => {
  let processes: TestApp[]
  beforeAll(async () => {
    // What a process keeps in memory belongs to its database handle.
    processes = [board, await createTestApp({ ...board.db })]
    for (const server of processes) {
      server.tools.site = loadBuiltSite(server.tools.config)
      server.app = composeApp(server.tools)
    }
  }, 120_000)

  /** Of each path in each process: whether the response names the id. */
  const namesOf = async (id: string, paths: readonly string[]) => {
    const visits = paths.flatMap(path =>
      processes.map(async (server, index) => {
        const { body } = await server.createClient().get(path)
        return [`${path} of process ${index}`, JSON.stringify(body).includes(id)] as const
      })
    )
    return Object.fromEntries(await Promise.all(visits))
  }
  const expectNamed = async (id: string, paths: readonly string[], isNamed: boolean) => {
    const names = await namesOf(id, paths)
    expect(names).toEqual(Object.fromEntries(Object.keys(names).map(visit => [visit, isNamed])))
  }
  const statusesOf = (path: string) =>
    Promise.all(processes.map(async server => (await server.createClient().get(path)).status))

  test('an ad', async () => {
    const yeguada = await signUp(board, 'employer')
    const content = { ...jobRequest, title: 'Guarnicionero', role: 'groom', place: '40194' }
    const otherJob = await postJobAs(yeguada, content)
    const { id } = await postJobAs(yeguada, content)
    const lists = [
      '/api/jobs',
      '/api/jobs?jobType=Jornada Completa',
      '/api/jobs?keyword=guarnicionero',
      `/api/jobs?employerId=${yeguada.id}`,
      '/api/jobs?near=40194&radius=30',
      '/',
      '/jobs',
      '/jobs?keyword=guarnicionero',
      '/empleos/groom',
      '/empleos/en/segovia',
      '/feed.xml',
      '/feed.json',
      '/ofertas.xml',
      '/sitemap.xml',
      `/employers/${yeguada.id}`,
      `/employers/${yeguada.id}/anuncios`,
      `/jobs/${otherJob.id}`
    ]
    await setTimeout(seenByAll)
    await expectNamed(id, lists, true)
    await runCli(board, 'job', 'hide', id, '--reason', 'falso')
    await setTimeout(seenByAll)
    await expectNamed(id, lists, false)
    for (const path of [`/api/jobs/${id}`, `/jobs/${id}`, `/jobs/${id}/cartel`])
      expect(await statusesOf(path), path).toEqual([404, 404])
    for (const server of processes) {
      const { body } = await server.createClient().get(`/jobs/${id}`)
      expect(body).toContain('Anuncio retirado por Ramal')
    }
    await runCli(board, 'job', 'show', id)
    await setTimeout(seenByAll)
    await expectNamed(id, lists, true)
  })

  test('the page of an employer, whose ads stay', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const [path, links] = [`/employers/${yeguada.id}`, ['/sitemap.xml', `/jobs/${id}`]]
    const expectLinked = (isLinked: boolean) => expectNamed(path, links, isLinked)
    await setTimeout(seenByAll)
    await expectLinked(true)
    await runCli(board, 'employer', 'hide', yeguada.id, '--reason', 'datos-personales')
    await setTimeout(seenByAll)
    await expectLinked(false)
    await expectNamed(id, ['/', '/jobs', '/api/jobs', '/feed.xml', '/sitemap.xml'], true)
    for (const server of processes) {
      const { status, body } = await server.createClient().get(path)
      expect(status).toBe(404)
      expect(body).toContain('Página oculta por Ramal')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('Yeguada del Soto')
    }
    await runCli(board, 'employer', 'show', yeguada.id)
    await setTimeout(seenByAll)
    await expectLinked(true)
    expect(await statusesOf(path)).toEqual([200, 200])
  })

  test('a profile', async () => {
    const ana = await signUp(board, 'applicant')
    const { id } = (await ana.post('/api/candidate-profiles', profileRequest)).body
    const lists = ['/api/candidate-profiles', '/api/candidate-profiles?text=amazona', '/candidates']
    await expectNamed(id, lists, true)
    await runCli(board, 'profile', 'hide', id, '--reason', 'acoso')
    await setTimeout(seenByAll)
    await expectNamed(id, lists, false)
    expect(await statusesOf(`/api/candidate-profiles/${id}`)).toEqual([404, 404])
    await runCli(board, 'profile', 'show', id)
    await setTimeout(seenByAll)
    await expectNamed(id, lists, true)
  })
})
