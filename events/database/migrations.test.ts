import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { isMigrated, migrate } from './migrations.ts'
import { ProgramOutdated } from './migration-history.ts'

describeWithDatabase('a migration', context => {
  let directory: string
  beforeEach(async () => {
    await context.db.exec('DROP SCHEMA IF EXISTS migration CASCADE')
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

  test('may differ from what was applied in its line endings', async () => {
    const text = '-- Two lines.\nSELECT 1;\n'
    const wrapped = { name: 'wrapped', file: file(text) }
    await migrate(context.db, [wrapped])
    file(text.replaceAll('\n', '\r\n'))
    expect(await migrate(context.db, [wrapped])).toEqual([])
  })

  test('is applied after those before it in the list', async () => {
    const statements = [
      'CREATE TABLE public.base (n integer)',
      'ALTER TABLE public.base ADD m text'
    ]
    const [base, later] = statements.map((sql, index) => {
      const path = join(directory, `ordered-${index}.sql`)
      writeFileSync(path, sql)
      return { name: `ordered-${index}`, file: pathToFileURL(path) }
    })
    if (!base || !later) throw new Error('two migrations are needed')
    await expect(migrate(context.db, [later, base])).rejects.toThrow('base')
    expect(await migrate(context.db, [base, later])).toEqual(['ordered-0', 'ordered-1'])
  })

  test('that is repeatable is applied again when its text changes', async () => {
    const repeatable = { name: 'again', file: file('SELECT 1'), repeatable: true }
    expect(await migrate(context.db, [repeatable])).toEqual(['again'])
    expect(await migrate(context.db, [repeatable])).toEqual([])
    file('SELECT 2')
    expect(await migrate(context.db, [repeatable])).toEqual(['again'])
  })

  test('of an older program is refused, and changes nothing', async () => {
    const repeatable = { name: 'again', file: file('SELECT 1'), repeatable: true }
    await migrate(context.db, [repeatable])
    file('SELECT 2')
    await migrate(context.db, [repeatable])
    const applied = await context.db.query('SELECT * FROM migration.applied')
    file('SELECT 1')
    await expect(migrate(context.db, [repeatable])).rejects.toBeInstanceOf(ProgramOutdated)
    await expect(isMigrated(context.db, [repeatable])).rejects.toBeInstanceOf(ProgramOutdated)
    expect(await context.db.query('SELECT * FROM migration.applied')).toEqual(applied)
  })

  test('that the program does not know makes the program an older one', async () => {
    const [first, second] = ['first', 'second'].map(name => ({ name, file: file('SELECT 1') }))
    if (!first || !second) throw new Error('two migrations are needed')
    await migrate(context.db, [first, second])
    await expect(migrate(context.db, [first])).rejects.toBeInstanceOf(ProgramOutdated)
    const third = { ...first, name: 'third', replaces: ['second'] }
    expect(await migrate(context.db, [first, third])).toEqual(['third'])
    expect(await isMigrated(context.db, [first, third])).toBe(true)
  })
})
