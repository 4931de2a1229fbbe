import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { statisticsByKind, statisticsByInterval } from './statistics.ts'
import { memoryGrowthPerMinute } from './memory.ts'
import { renderHtmlReport } from './html-report.ts'
import { readFailedChecks, readSamples, type RequestSample } from './k6-samples.ts'

const began = Date.parse('2026-03-02T10:00:00Z')
const answer = (second: number, ms: number, kind = 'ad', status = 200): RequestSample => ({
  at: began + second * 1000,
  ms,
  kind,
  status
})

describe('what k6 wrote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-samples-'))
  const file = join(folder, 'samples.json')
  const point = (metric: string, value: number, tags: object) =>
    JSON.stringify({ metric, type: 'Point', data: { time: '2026-03-02T10:00:00Z', value, tags } })
  writeFileSync(
    file,
    [
      point('http_reqs', 1, { kind: 'ad', status: '200' }),
      point('http_req_duration', 7, { kind: 'ad', status: '200' }),
      point('http_req_duration', 9, { kind: 'setup', status: '200' }),
      point('checks', 0, { check: 'it is there' }),
      point('checks', 1, { check: 'it is there' }),
      point('checks', 0, { check: 'another' })
    ].join('\n')
  )

  test('is read answer by answer, without what the script did to prepare itself', async () => {
    expect(await readSamples(file)).toEqual([{ at: began, ms: 7, kind: 'ad', status: 200 }])
  })

  test('tells when a check failed', async () => {
    expect(await readFailedChecks(file, 'it is there')).toEqual([began])
    rmSync(folder, { recursive: true })
  })
})

describe('the figures', () => {
  const samples = [
    answer(0, 1),
    answer(1, 3),
    answer(2, 5, 'list', 503),
    answer(3, 7, 'list', 500),
    answer(4, 9, 'ad', 0)
  ]

  test('have a row for each kind, the commonest first, and one for all', () => {
    const rows = statisticsByKind(samples)
    expect(rows.map(({ name, requests }) => [name, requests])).toEqual([
      ['ad', 3],
      ['list', 2],
      ['all', 5]
    ])
    expect(rows.at(-1)).toMatchObject({ perSecond: 1.3, p50: 5, max: 9, refused: 1, errors: 2 })
  })

  test('have a row for each second of a short run, and sixty of a long one', () => {
    expect(statisticsByInterval(samples).map(({ name, requests }) => [name, requests])).toEqual(
      ['0', '1', '2', '3', '4'].map(second => [second, 1])
    )
    const long = Array.from({ length: 600 }, (_, second) => answer(second, 1))
    expect(statisticsByInterval(long).map(({ name }) => name)).toEqual(
      Array.from({ length: 60 }, (_, nth) => String(nth * 10))
    )
  })

  test('tell what memory grows by, once it is warm', () => {
    const warm = [0, 60, 120, 180].map((second, nth) => ({ second, megabytes: 100 + nth * 2 }))
    expect(memoryGrowthPerMinute([{ second: 0, megabytes: 50 }, ...warm])).toBe(2)
    expect(memoryGrowthPerMinute([])).toBe(0)
  })
})

describe('the report', () => {
  const times = statisticsByInterval([answer(0, 1), answer(1, 2)])
  const page = renderHtmlReport({
    script: 'search',
    machine: '2 cores',
    settings: '<100> ads',
    kinds: statisticsByKind([answer(0, 1)]),
    times,
    memory: [{ second: 5, megabytes: 120 }]
  })

  test('needs nothing but itself', () => {
    expect(page).not.toMatch(/(src|href)=|https?:|@import|<script/)
    expect(page).toContain('&lt;100> ads')
  })

  test('has the numbers of each chart as a table', () => {
    expect(page.match(/<svg /g)).toHaveLength(4)
    expect(page.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(4)
    expect(page.match(/<details>/g)).toHaveLength(4)
  })
})
