import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const Service = z.object({
  image: z.string(),
  user: z.string(),
  restart: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  privileged: z.boolean().default(false),
  build: z.object({ target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.object({ ipv4_address: z.string() }))
  ])
})

const { services, secrets } = z
  .object({
    services: z.record(z.string(), Service),
    secrets: z.record(z.string(), z.object({ file: z.string() }))
  })
  .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))

const all = Object.entries(services)
const named = (name: string) => services[name] ?? expect.fail(`no service ${name}`)
const roles = (role: string) => all.filter(([, { environment }]) => environment['ROLE'] === role)

describe('what runs', () => {
  test('is PostgreSQL 18, two API processes, a worker and a proxy', () => {
    expect(named('database').image).toBe('postgres:18')
    expect(roles('api').map(([name]) => name)).toEqual(['api-1', 'api-2'])
    expect(roles('worker').map(([name]) => name)).toEqual(['worker'])
    expect(named('proxy').build?.target).toBe('proxy')
  })

  test('starts again when it ends', () => {
    expect(all.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([])
  })

  test('waits for what it needs', () => {
    for (const [, { depends_on }] of [...roles('api'), ...roles('worker')]) {
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
    }
    expect(Object.keys(named('proxy').depends_on)).toEqual(['api-1', 'api-2'])
    expect(named('database').healthcheck?.test?.slice(0, 2)).toEqual(['CMD', 'pg_isready'])
  })
})

describe('what runs may do little:', () => {
  test('nothing is root, privileged, or writes outside its volumes', () => {
    for (const [, service] of all) {
      expect(service.user).not.toMatch(/^(root|0)?(:|$)/)
      expect(service.read_only).toBe(true)
      expect(service.privileged).toBe(false)
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toContain('no-new-privileges:true')
    }
  })

  test('only the proxy can be reached from outside', () => {
    const open = all.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)
    expect(open).toEqual(['proxy'])
  })

  test('images are of a fixed version', () => {
    const fetched = all.filter(([, { build }]) => !build).map(([, { image }]) => image)
    for (const image of fetched) expect(image).toMatch(/:\d/)
  })
})

describe('secrets', () => {
  test('are files that git does not see', () => {
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('secrets/')
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/)
  })

  test('are made by the script, each of them', () => {
    const script = readFileSync('deploy/make-secrets.sh', 'utf8')
    for (const name of Object.keys(secrets)) expect(script).toContain(`> secrets/${name}`)
  })

  test('are named where they are used, and stand in no variable', () => {
    for (const [, { environment, secrets: given }] of all) {
      for (const [name, value] of Object.entries(environment)) {
        const file = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1]
        if (file) expect(given).toContain(file)
        if (/PASSWORD|SECRET|KEY|URL/.test(name)) expect(name).toMatch(/_FILE$/)
      }
      for (const name of given) expect(secrets).toHaveProperty(name)
    }
  })
})

describe('the replica', () => {
  test('is there when it is asked for, and then answers searches', () => {
    expect(named('replica').profiles).toEqual(['replica'])
    expect(all.filter(([, { profiles }]) => profiles.length).map(([name]) => name)).toEqual([
      'replica'
    ])
    for (const [, { environment, secrets: given }] of roles('api')) {
      expect(environment['DATABASE_READ_URL_FILE']).toBe(`\${DATABASE_READ_URL_FILE:-}`)
      expect(given).toContain('database_read_url')
    }
  })
})

describe('the processes of the service', () => {
  test('are told nothing that the configuration does not know', () => {
    const known = readFileSync('.env.example', 'utf8')
    for (const [, { environment }] of [...roles('api'), ...roles('worker')]) {
      for (const name of Object.keys(environment)) {
        expect(known).toMatch(new RegExp(`^(# )?${name.replace(/_FILE$/, '')}=`, 'm'))
      }
    }
  })

  test('believe the proxy, at its one address, who the visitor is', () => {
    const { networks } = named('proxy')
    const address = Array.isArray(networks) ? '' : networks['inside']?.ipv4_address
    for (const [, { environment }] of roles('api')) {
      expect(environment['TRUSTED_PROXIES']).toBe(`${address}/32`)
    }
  })
})
