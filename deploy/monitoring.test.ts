import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { openPostgres } from '#events/database/postgres.ts'
import { createMetrics } from '#services/platform/observability/metrics.ts'

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([])
    })
  )
})
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() })
        })
      )
    })
  )
})

const { panels } = Dashboard.parse(
  JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'))
)
const alerts = Rules.parse(parse(readFileSync('deploy/alerts.yml', 'utf8'))).groups.flatMap(
  ({ rules }) => rules
)

/** Names of the registry, with those that a histogram adds; metrics of Prometheus itself are not there. */
async function listMetrics(): Promise<Set<string>> {
  const db = openPostgres('postgres://127.0.0.1:1/nowhere')
  const text = await createMetrics(db).render()
  await db.close()
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]
  )
  return new Set(names)
}

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(ramal|process|nodejs)_\w+/g)].map(([name]) => name)

describe('what watches a board', () => {
  test('names no metric that a process does not have', async () => {
    const metrics = await listMetrics()
    const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)]
    const named = expressions.flatMap(({ expr }) => namesIn(expr))
    expect(named.length).toBeGreaterThan(30)
    expect([...new Set(named)].filter(name => !metrics.has(name))).toEqual([])
  })

  test('shows every metric of the board itself', async () => {
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)))
    )
    const own = [...(await listMetrics())].filter(name => /^ramal_/.test(name))
    const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
    const shownBases = new Set([...shown].map(base))
    expect(own.map(base).filter(name => !shownBases.has(name))).toEqual([])
  })

  test('looks at one job of Prometheus, in panels that do not overlap in name', () => {
    const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)]
    for (const { expr } of expressions) expect(expr).toContain('job="ramal"')
    const titles = panels.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('has a line in docs/operations.md for each alert, and no other', () => {
    const text = readFileSync('docs/operations.md', 'utf8')
    const rows = [...text.matchAll(/^\| `(Ramal\w+)` \| \S.+ \|$/gm)].map(([, name]) => name)
    expect(rows).toEqual(alerts.map(({ alert }) => alert))
  })
})

describe.skipIf(spawnSync('promtool', ['--version']).error)('the alerts', () => {
  test('fire for what is late, and for what has never been', () => {
    const run = () =>
      execFileSync('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], { encoding: 'utf8' })
    expect(run()).toContain('SUCCESS')
  })
})
