import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFailedChecks, readSamples } from './k6-samples.ts'
import { memoryGrowthPerMinute } from './memory.ts'
import { statisticsByKind } from './statistics.ts'

const began = Date.parse('2026-03-02T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'ramal-samples-'))
const file = join(folder, 'samples.json')
const point = (metric: string, value: number, tags: object) =>
  JSON.stringify({ metric, type: 'Point', data: { time: '2026-03-02T10:00:00Z', value, tags } })
writeFileSync(
  file,
  [
    point('http_reqs', 1, { kind: 'job', status: '200' }),
    point('http_req_duration', 7, { kind: 'job', status: '200' }),
    point('http_req_duration', 9, { kind: 'setup', status: '200' }),
    point('checks', 0, { check: 'it is there' }),
    point('checks', 1, { check: 'it is there' }),
    point('checks', 0, { check: 'another' })
  ].join('\n')
)
afterAll(() => rmSync(folder, { recursive: true }))

test('samples are read without those of the setup', async () => {
  expect(await readSamples(file)).toEqual([{ at: began, ms: 7, kind: 'job', status: 200 }])
})

test('failed checks are read with their time', async () => {
  expect(await readFailedChecks(file, 'it is there')).toEqual([began])
})

test('statistics have a row for each kind, the most frequent first, and one for all', () => {
  const requests: [kind: string, status: number][] = [
    ['job', 200],
    ['job', 200],
    ['list', 503],
    ['list', 500],
    ['job', 0]
  ]
  const samples = requests.map(([kind, status], second) => {
    return { at: began + second * 1000, ms: 1 + second * 2, kind, status }
  })
  const rows = statisticsByKind(samples)
  expect(rows.map(row => [row.name, row.requests])).toEqual([
    ['job', 3],
    ['list', 2],
    ['all', 5]
  ])
  expect(rows.at(-1)).toMatchObject({ perSecond: 1.3, p50: 5, max: 9, refused: 1, errors: 2 })
})

test('memory growth is that of the second half, in megabytes a minute', () => {
  const warm = [0, 60, 120, 180].map((second, index) => ({ second, megabytes: 100 + index * 2 }))
  expect(memoryGrowthPerMinute([{ second: 0, megabytes: 50 }, ...warm])).toBe(2)
  expect(memoryGrowthPerMinute([])).toBe(0)
})
