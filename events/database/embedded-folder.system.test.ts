import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { embeddedVersion } from './embedded-folder.ts'
import { openPglite } from './pglite.ts'
import { UnusableDatabase } from './unavailable.ts'

describe('the folder of an embedded database that was copied', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-folder-'))
  const original = join(folder, 'original')
  let copy = ''
  let copies = 0

  beforeAll(async () => {
    const db = openPglite({
      directory: original,
      from: new Blob([readFileSync(inject('embeddedDump'))])
    })
    await db.exec('CREATE TABLE kept AS SELECT 7 AS n')
    await db.close()
  }, 60_000)
  beforeEach(() => {
    copy = join(folder, `copy-${copies++}`)
    cpSync(original, copy, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const write = (path: string, content: string | Uint8Array) =>
    writeFileSync(join(copy, path), content)
  const remove = (path: string) => rmSync(join(copy, path), { recursive: true })
  const emptyFolders = () =>
    readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(path => {
      const full = join(copy, path)
      return statSync(full).isDirectory() && readdirSync(full).length === 0
    })
  const read = async () => {
    const db = openPglite({ directory: copy })
    try {
      return await db.query('SELECT n FROM kept')
    } finally {
      await db.close()
    }
  }

  test('has the version of PGlite', () => {
    expect(readFileSync(join(original, 'PG_VERSION'), 'utf8').trim()).toBe(embeddedVersion)
  })

  test.each<[string, () => void]>([
    ['without its empty folders', () => emptyFolders().forEach(remove)],
    ['with an empty file of a process', () => write('postmaster.pid', '')],
    ['with a damaged file of a process', () => write('postmaster.pid', 'none\n')],
    [
      'with the file of a process that lives',
      () => write('postmaster.pid', `${process.pid}\n/nowhere\n1\n5432\n`)
    ]
  ])('is opened %s', async (_, change) => {
    change()
    expect(await read()).toEqual([{ n: 7 }])
  })

  test.each<[string, () => void, RegExp]>([
    ['of another version', () => write('PG_VERSION', '15\n'), /es de PostgreSQL 15, .+ backup/],
    ['without its version', () => remove('PG_VERSION'), /dañada o incompleta/],
    ['with an empty version', () => write('PG_VERSION', ''), /dañada o incompleta/],
    ['without its control file', () => remove('global/pg_control'), /dañada o incompleta/],
    [
      'with a control file of zeros',
      () => write('global/pg_control', new Uint8Array(8_192)),
      /dañada o incompleta/
    ],
    ['without its last changes', () => remove('pg_wal'), /dañada o incompleta/],
    ['without its tables', () => remove('base'), /dañada o incompleta/],
    ['without its settings', () => remove('postgresql.conf'), /dañada o incompleta/],
    [
      'with other files alone',
      () => {
        remove('.')
        mkdirSync(copy)
        write('photo.jpg', 'a horse')
      },
      /dañada o incompleta/
    ]
  ])(
    'is refused with a sentence that names the backup, and stays as it is: %s',
    async (_, change, sentence) => {
      change()
      const before = readdirSync(copy).sort()
      const error = await read().catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(UnusableDatabase)
      expect(String(error)).toMatch(sentence)
      expect(String(error)).toMatch(/npm run ops -- restore CARPETA/)
      expect(String(error)).toContain(copy)
      expect(readdirSync(copy).sort()).toEqual(expect.arrayContaining(before))
    }
  )

  test('is a new database when it is empty', async () => {
    remove('.')
    mkdirSync(copy)
    const db = openPglite({ directory: copy })
    expect(await db.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
    await db.close()
  })
})
