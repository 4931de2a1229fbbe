import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  type BackedUpApp,
  createBackedUpApp,
  createEmptyApp,
  dump,
  personalTexts
} from '#test/builders/backup.ts'
import { bothDatabases } from '#test/database/test-database.ts'
import { runCli } from '#test/board/run-cli.ts'
import { signUp, testPassword } from '#test/builders/api-fixtures.ts'

describe.each(bothDatabases)(
  'a backup of the %s database that is older than an erasure',
  { timeout: 120_000 },
  from => {
    let board: BackedUpApp['board']
    let erased: BackedUpApp['applicant']
    let at: BackedUpApp['at']
    let manifest: BackedUpApp['manifest']
    let close: BackedUpApp['close']
    beforeAll(async () => {
      ;({ board, applicant: erased, at, manifest, close } = await createBackedUpApp(from))
      copyFileSync(at('erasures.ndjson'), at('of-then'))
      board.now = new Date('2026-03-04T10:00:00.000Z')
      await runCli(board, 'user', 'erase', 'zoraida')
      await runCli(board, 'guest', 'erase', 'zurri@example.org')
      await signUp(board, 'applicant', { username: 'brief' })
      await runCli(board, 'user', 'erase', 'brief')
      copyFileSync(at('erasures.ndjson'), at('of-now'))
    })
    afterAll(() => close())

    test.each(bothDatabases)(
      'does not restore the erased people into the %s database',
      async to => {
        const target = await createEmptyApp(to, at('erasures.ndjson'))
        const { code, values } = await runCli(target, 'restore', at('backup'))
        expect(code).toBe(0)
        expect(values.at(-1)).toMatchObject({ forgotten: 3, restored: manifest().position + 3 })
        const content = await dump(target)
        expect(personalTexts.filter(text => content.includes(text))).toEqual([])
        expect(content.includes('Yeguada del Soto')).toBe(true)
        expect(await target.db.query('SELECT FROM media.pictures')).toEqual([])
        const state = await runCli(target, 'events', 'stream', `user-${erased.id}`)
        expect(state.values.at(-1).state).toEqual({ state: 'erased' })
        expect(await runCli(target, 'verify', 'events')).toMatchObject({ code: 0 })
        expect((await verify({ ...target.tools, projections })).differences).toEqual([])
        const back = await target
          .createClient()
          .post('/api/login', { username: 'zoraida', password: testPassword })
        expect(back.status).toBe(401)
        await signUp(target, 'applicant', { username: 'zoraida' })
        await target.db.close()
      }
    )

    test('takes a list of erasures from elsewhere, and writes one of its own', async () => {
      const own = join(inject('folder'), newId())
      const target = await createEmptyApp('server', own)
      const options = ['--erasures', at('erasures.ndjson')]
      const restored = await runCli(target, 'restore', at('backup'), ...options)
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 3, equal: true })
      expect(readFileSync(own, 'utf8').includes(erased.id)).toBe(true)
      await target.db.close()
    })

    test('is restored with a word about the moments of both, and a warning for a list that is not later', async () => {
      const restoreWith = async (list: string) => {
        const target = await createEmptyApp('server', at(list))
        const { text, values } = await runCli(target, 'restore', at('backup'))
        await target.db.close()
        return { text, values: values.at(-1) }
      }
      const madeAt = '2026-03-02T10:00:00.000Z'
      const later = await restoreWith('of-now')
      expect(later.text).toContain('completa hasta el 4 de marzo de 2026, 11:00')
      expect(later.text).toContain('La copia es del 2 de marzo de 2026, 11:00')
      expect(later.text).not.toContain('Cuidado')
      expect(later.values).toMatchObject({ madeAt, erasuresUpTo: '2026-03-04T10:00:00.000Z' })
      const ofThen = await restoreWith('of-then')
      expect(ofThen.text).toContain('Cuidado: la lista de borrados no es posterior a la copia')
      expect(ofThen.values).toMatchObject({ madeAt, erasuresUpTo: madeAt })
    })

    test('takes two lists of the same erasures', async () => {
      const target = await createEmptyApp('server', at('erasures.ndjson'))
      copyFileSync(at('erasures.ndjson'), at('copied'))
      const restored = await runCli(target, 'restore', at('backup'), '--erasures', at('copied'))
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 3, equal: true })
      await target.db.close()
    })

    test('is refused with a list of erasures that is older than the backup', async () => {
      await runCli(board, 'backup', at('newer'))
      const lines = readFileSync(at('erasures.ndjson'), 'utf8').trim().split('\n')
      const last = lines.findLastIndex(line => line.includes('"erasure"'))
      writeFileSync(at('older'), lines.toSpliced(last, 1).join('\n'))
      const target = await createEmptyApp('server', at('older'))
      const refused = await runCli(target, 'restore', at('newer'))
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
      expect(await target.db.query('SELECT FROM es.events')).toEqual([])
      await target.db.close()
    })
  }
)
