import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = 'events,projections,services,workers,composition,cli,site,demo'

test('only events/store names a table of the schema es', () => {
  const ddl = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')
  const tables = [...ddl.matchAll(/CREATE TABLE es\.(\w+)/g)].map(([, name]) => name)
  const table = new RegExp(`\\bes\\.(${tables.join('|')})\\b`)
  const files = globSync(`{${rooms}}/**/*.{ts,tsx,sql}`)
  expect(tables).toContain('events')
  expect(files.length).toBeGreaterThan(300)
  const strays = files
    .filter(file => !file.startsWith('events/store/') && !/\.test\.tsx?$/.test(file))
    .filter(file => table.test(readFileSync(file, 'utf8')))
  expect(strays).toEqual([])
})
