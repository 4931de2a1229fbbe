import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/test-database.ts'
import { migrate } from './migrations.ts'

describeWithDatabase('a migration', context => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ramal-migrations-'))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  function file(sql: string): URL {
    const path = join(directory, 'some.sql')
    writeFileSync(path, sql)
    return pathToFileURL(path)
  }

  test('is applied once', async () => {
    const once = { name: 'once', file: file('CREATE TABLE public.once (n integer)') }
    expect(await migrate(context.db, [once])).toEqual(['once'])
    expect(await migrate(context.db, [once])).toEqual([])
  })

  test('that has changed since it was applied is refused with its name', async () => {
    const changed = { name: 'changed', file: file('CREATE TABLE public.changed (n integer)') }
    await migrate(context.db, [changed])
    file('CREATE TABLE public.changed (n bigint)')
    const next = { name: 'next', file: file('SELECT 1') }
    await expect(migrate(context.db, [next, changed])).rejects.toThrow('«changed» (some.sql)')
    expect(
      await context.db.query("SELECT name FROM migration.applied WHERE name = 'next'")
    ).toEqual([])
  })

  test('may differ from what was applied in comments and line endings', async () => {
    const former = '-- Old words.\nSELECT 1;\n'
    const commented = { name: 'commented', file: file(former) }
    await migrate(context.db, [commented])
    file(former.replaceAll('\n', '\r\n'))
    expect(await migrate(context.db, [commented])).toEqual([])
    file('-- New words.\nSELECT 1;\n')
    const formerHashes = [createHash('sha256').update(former).digest('hex')]
    expect(await migrate(context.db, [{ ...commented, formerHashes }])).toEqual([])
  })

  test('that is repeatable is applied again when its text changes', async () => {
    const repeatable = { name: 'again', file: file('SELECT 1'), repeatable: true }
    expect(await migrate(context.db, [repeatable])).toEqual(['again'])
    expect(await migrate(context.db, [repeatable])).toEqual([])
    file('SELECT 2')
    expect(await migrate(context.db, [repeatable])).toEqual(['again'])
  })
})
