import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const lines = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
const stages = lines.filter(line => line.startsWith('FROM'))
const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''))
const of = (word: string, from = lines) => from.filter(line => line.startsWith(`${word} `))

describe('the image', () => {
  test('is built in stages, from images of a fixed version', () => {
    expect(stages.map(line => line.split(' AS ')[1])).toEqual(['build', 'proxy', 'ramal'])
    for (const line of stages) expect(line).toMatch(/^FROM \S+:\d[\w.-]* AS /)
  })

  test('runs as somebody without rights, and stops when it is told to', () => {
    expect(of('USER', last)).toEqual(['USER node'])
    expect(of('CMD')).toEqual(['CMD ["node", "services/start.ts"]'])
    expect(of('ENTRYPOINT')).toEqual([])
  })

  test('says whether it is well', () => {
    for (const line of of('HEALTHCHECK')) {
      expect(() => JSON.parse(line.slice(line.indexOf(' CMD ') + 5))).not.toThrow()
    }
    expect(of('HEALTHCHECK', last).join()).toContain('/health/ready')
  })

  test('has what it runs, and neither the site’s sources nor tests', () => {
    const copied = of('COPY', last).map(line => line.split('/app/')[1]?.split(' ')[0])
    const rooms = ['events', 'projections', 'services', 'workers']
    expect(copied.filter(Boolean)).toEqual(['package.json', 'node_modules', ...rooms, 'dist'])
    for (const room of rooms) expect(existsSync(room)).toBe(true)
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const name of ['**/*.test.ts', '.git', '.env', 'secrets', 'node_modules']) {
      expect(ignored).toContain(name)
    }
  })
})

describe('the proxy', () => {
  const conf = readFileSync('nginx.conf', 'utf8')

  test('speaks to both processes over connections that it keeps', () => {
    expect(conf.match(/server (\S+:3000)/g)).toEqual(['server api-1:3000', 'server api-2:3000'])
    expect(conf).toMatch(/^ {4}keepalive \d+;$/m)
    expect(conf).toContain('proxy_http_version 1.1;')
    expect(conf).toContain('proxy_set_header Connection "";')
  })

  test('says who the visitor is', () => {
    expect(conf).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    expect(conf).toContain('proxy_set_header Host $http_host;')
  })

  test('serves files that never change, and compresses', () => {
    expect(conf).toMatch(/location \/_astro\/ \{[^}]*root \/srv\/site;[^}]*gzip_static on;/)
    expect(conf).toMatch(/gzip_types application\/json;/)
  })

  test('keeps no answer, so neither what is private nor what is old', () => {
    expect(conf.match(/proxy_cache\w*.*;|proxy_store.*;/g)).toEqual(['proxy_cache off;'])
  })

  test('sends a write again only when it reached no process', () => {
    expect(conf).toContain('proxy_next_upstream error timeout;')
    expect(conf).not.toContain('non_idempotent')
  })

  test('shows nobody the figures of the processes', () => {
    expect(conf).toMatch(/location = \/metrics \{\s+return 404;/)
  })
})
