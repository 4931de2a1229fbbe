import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildVariables } from '#services/platform/config/build-variables.ts'
import { Environment, secretNames } from '#services/platform/config/environment.ts'
import { networks, secrets, services, volumes } from './compose-services.ts'

const all = Object.entries(services)
const named = (name: string) => services[name] ?? expect.fail(`no service ${name}`)
const roles = (role: string) => all.filter(([, { environment }]) => environment['ROLE'] === role)

describe('the services', () => {
  test('are PostgreSQL 18, two API processes, a worker and a proxy', () => {
    expect(named('database').image).toBe('postgres:18')
    expect(roles('api').map(([name]) => name)).toEqual(['api-1', 'api-2'])
    expect(roles('worker').map(([name]) => name)).toEqual(['worker'])
    expect(named('proxy').build?.target).toBe('proxy')
  })

  test('restart when they end, but for the migration', () => {
    const others = all.filter(([, { restart }]) => restart !== 'unless-stopped')
    expect(others.map(([name, { restart }]) => [name, restart])).toEqual([['migrate', 'no']])
  })

  test('wait for their dependencies', () => {
    const migrated = { migrate: { condition: 'service_completed_successfully' } }
    for (const name of ['api-1', 'worker']) expect(named(name).depends_on).toEqual(migrated)
    // So `up -d` replaces them one after the other.
    const first = { 'api-1': { condition: 'service_healthy' } }
    expect(named('api-2').depends_on).toEqual({ ...migrated, ...first })
    expect(named('migrate').depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(Object.keys(named('proxy').depends_on)).toEqual(['api-1', 'api-2'])
    expect(named('database').healthcheck?.test?.slice(0, 2)).toEqual(['CMD', 'pg_isready'])
  })
})

describe('privileges:', () => {
  test('no service is root, privileged, or writes outside its volumes', () => {
    for (const [, service] of all) {
      expect(service.user).not.toMatch(/^(root|0)?(:|$)/)
      expect(service.read_only).toBe(true)
      expect(service.privileged).toBe(false)
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toContain('no-new-privileges:true')
    }
  })

  test('only the migration connects as the owner of the tables, and nothing as a superuser', () => {
    const holders = (secret: string) =>
      all.filter(([, service]) => service.secrets.includes(secret)).map(([name]) => name)
    expect(holders('database_password')).toEqual(['database'])
    expect(holders('database_owner_url')).toEqual(['migrate'])
    expect(holders('database_url')).toEqual(['api-1', 'api-2', 'worker'])
    expect(named('migrate').environment['DATABASE_URL_FILE']).toBe(
      '/run/secrets/database_owner_url'
    )
  })

  test('only the proxy with TLS can be reached from outside, and the other one from this machine', () => {
    const published = all.filter(([, { ports }]) => ports.length > 0)
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['proxy', [`\${PROXY_ADDRESS:-127.0.0.1}:\${PROXY_PORT:-8080}:8080`]],
      ['tls', ['80:8080', '443:8443']]
    ])
  })

  test('only the proxies, and the worker for its e-mails, reach other machines', () => {
    const inside = Object.keys(networks).filter(name => networks[name]?.internal)
    expect(inside).toEqual(['inside'])
    const joined = all.map(([name, { networks }]) => ({
      name,
      joins: Array.isArray(networks) ? networks : Object.keys(networks)
    }))
    for (const { joins } of joined) expect(joins).toContain('inside')
    const others = joined.filter(({ joins }) => joins.some(network => !inside.includes(network)))
    expect(others.map(({ name }) => name)).toEqual(['worker', 'proxy', 'tls'])
  })

  test('no service takes all memory, and the database has room for its buffers', () => {
    const megabytes = (text: string) => Number.parseInt(text, 10) * (text.endsWith('g') ? 1024 : 1)
    const limits = all.map(([, { mem_limit }]) => megabytes(mem_limit))
    expect(Math.max(...limits)).toBeLessThanOrEqual(2_048)
    for (const [, { pids_limit }] of all) expect(pids_limit).toBeLessThanOrEqual(256)
    const buffers = /shared_buffers=(\d+)MB/.exec(named('database').command?.join(' ') ?? '')?.[1]
    expect(megabytes(named('database').mem_limit)).toBeGreaterThan(2 * Number(buffers))
  })

  test('no log fills the disk', () => {
    for (const [, { logging }] of all) {
      expect(logging.driver).toBe('local')
      const megabytes = Number.parseInt(logging.options['max-size'], 10)
      expect(megabytes * Number(logging.options['max-file'])).toBeLessThanOrEqual(50)
    }
    expect(named('database').command?.join(' ')).toContain('max_slot_wal_keep_size=')
  })

  test('the database logs slow statements, without the values of anybody', () => {
    const command = named('database').command?.join(' ')
    expect(command).toContain('log_min_duration_statement=1000')
    expect(command).toContain('log_parameter_max_length=0')
  })

  test('visitors over IPv6 keep their addresses', () => {
    const { enable_ipv6, ipam } = networks['outside'] ?? expect.fail('no network outside')
    expect(enable_ipv6).toBe(true)
    // By default, as compose replaces it.
    const subnets = ipam.config.map(({ subnet }) => subnet.replace(/\$\{\w+:-([^}]*)\}/, '$1'))
    expect(subnets.map(subnet => isIP(subnet.split('/')[0] ?? ''))).toEqual([4, 6])
  })

  test('images that are built belong to the project, one for each target', () => {
    const built = all.flatMap(([, { build, image }]) => (build ? [[build.target, image]] : []))
    const names = new Set(built.map(([, image]) => image))
    expect(names.size).toBe(new Set(built.map(([target]) => target)).size)
    for (const name of names) expect(name).toMatch(/^\$\{COMPOSE_PROJECT_NAME:-ramal\}-\w+$/)
  })

  test('images have a fixed version', () => {
    const pulled = all.filter(([, { build }]) => !build).map(([, { image }]) => image)
    for (const image of pulled) expect(image).toMatch(/:\d/)
  })
})

describe('secrets', () => {
  test('are files that git ignores', () => {
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('secrets/')
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/)
  })

  test('are all generated by deploy/make-secrets.sh, once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
    const read = () =>
      Object.keys(secrets).map(name => readFileSync(join(folder, 'secrets', name), 'utf8'))
    const generate = () =>
      execFileSync(resolve('deploy/make-secrets.sh'), { cwd: folder, stdio: 'pipe' })
    generate()
    const first = read()
    const weak = Object.keys(secrets).filter((_, index) => (first[index] ?? '').length < 32)
    expect(new Set(first).size).toBe(first.length - weak.length + 1)
    expect(weak).toEqual(['session_secret_previous', 'vault_key_previous', 'smtp_url', 's3_url'])
    const url = readFileSync(join(folder, 'secrets/database_url'), 'utf8')
    expect(new URL(url).username).toBe('ramal_application')
    const mailServer = 'smtps://ramal:password@mail.example.org'
    writeFileSync(join(folder, 'secrets/smtp_url'), mailServer)
    generate()
    expect(read()).toEqual(
      Object.keys(secrets).map((name, index) => (name === 'smtp_url' ? mailServer : first[index]))
    )
    rmSync(folder, { recursive: true })
  })

  test('hold the new password of the database in its addresses too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
    const file = (name: string) => join(folder, 'secrets', name)
    const read = (name: string) => readFileSync(file(name), 'utf8')
    const generate = () => execFileSync(resolve('deploy/make-secrets.sh'), { cwd: folder })
    generate()
    const roles = { owner: 'owner_url', application: 'url', reader: 'read_url' }
    for (const [role, address] of Object.entries(roles)) {
      const former = read(`database_${role}_password`)
      rmSync(file(`database_${role}_password`))
      generate()
      const password = read(`database_${role}_password`)
      expect(password).not.toBe(former)
      expect(new URL(read(`database_${address}`)).password).toBe(password)
    }
    rmSync(folder, { recursive: true })
  })

  test('can be read by the users of the containers, whatever the umask', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-secrets-'))
    const script = resolve('deploy/make-secrets.sh')
    const modes = () =>
      readdirSync(join(folder, 'secrets'), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777)
    const files = 'deploy/create-roles.sh geo/city.mmdb secrets/dkim/ramal1.pem'
    execFileSync(
      'bash',
      [
        '-c',
        `umask 077; mkdir -p deploy geo secrets/dkim; touch ${files}; chmod 700 geo; "$0"`,
        script
      ],
      {
        cwd: folder
      }
    )
    expect(new Set(modes())).toEqual(new Set([0o644]))
    for (const path of ['deploy/create-roles.sh', 'geo/city.mmdb', 'geo', 'secrets/dkim'])
      expect(statSync(join(folder, path)).mode & 0o004, path).toBe(0o004)
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
    chmodSync(join(folder, 'secrets/vault_key'), 0o600)
    execFileSync(script, { cwd: folder })
    expect(new Set(modes())).toEqual(new Set([0o644]))
    rmSync(folder, { recursive: true })
  })

  test('are listed by the services that use them, and stand in no variable', () => {
    for (const [, { environment, secrets: listed }] of all) {
      for (const [name, value] of Object.entries(environment)) {
        const file = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1]
        if (file) expect(listed).toContain(file)
        if (/PASSWORD/.test(name)) expect(name).toMatch(/_FILE$/)
        expect(secretNames).not.toContain(name)
      }
      for (const name of listed) expect(secrets).toHaveProperty(name)
      if (environment['ROLE']) expect(environment['SMTP_URL_FILE']).toBe('/run/secrets/smtp_url')
    }
  })
})

describe('the replica', () => {
  test('starts only with its profile, and then serves searches', () => {
    expect(named('replica').profiles).toEqual(['replica'])
    expect(all.filter(([, { profiles }]) => profiles.length).map(([name]) => name)).toEqual([
      'replica',
      'tls'
    ])
    for (const [, { environment, secrets: listed }] of roles('api')) {
      expect(environment['DATABASE_READ_URL_FILE']).toBe(`\${DATABASE_READ_URL_FILE:-}`)
      expect(listed).toContain('database_read_url')
    }
  })
})

describe('the processes', () => {
  /** Of the image, or of a service alone. */
  const fixed = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'ROLE']
  const ofTheMigration = ['DATABASE_APPLICATION_ROLE', 'DATABASE_READER_ROLE']

  test('receive every variable that the configuration knows, secrets as files, and no other', () => {
    const known = Object.keys(Environment.shape).filter(name => !fixed.includes(name))
    const received = ({ environment }: { environment: Record<string, string> }) =>
      Object.keys(environment)
        .filter(name => !fixed.includes(name))
        .toSorted()
    const asReceived = (names: readonly string[]) =>
      names.map(name => (secretNames.includes(name) ? `${name}_FILE` : name)).toSorted()
    const ofAll = known.filter(name => !ofTheMigration.includes(name))
    for (const [, service] of [...roles('api'), ...roles('worker')]) {
      expect(received(service)).toEqual(asReceived(ofAll))
    }
    expect(received(named('migrate'))).toEqual(asReceived(known))
  })

  test('take from the environment, under the same name, all that is no secret', () => {
    for (const [, { environment }] of [...roles('api'), ...roles('worker')]) {
      for (const [name, value] of Object.entries(environment)) {
        if (/^\/run\/secrets\//.test(value) || fixed.includes(name)) continue
        expect(value).toMatch(new RegExp(`\\$\\{${name}:[-?].*\\}$`))
      }
    }
  })

  /** Where a service may write, by what is mounted there. */
  const writable = (name: string) =>
    named(name).volumes.flatMap(volume => {
      const [source = '', target = '', mode] = volume.split(':')
      return mode === 'ro' ? [] : [{ source, target }]
    })

  test('write in volumes that they name, and in no folder of the checkout', () => {
    const sources = all.flatMap(([name]) => writable(name).map(({ source }) => source))
    expect(sources.filter(source => !volumes.includes(source))).toEqual([])
  })

  test('share the list of erasures, and their owner reads the backups and keys that the worker writes', () => {
    const list = { source: 'data', target: '/data' }
    for (const [name] of [...roles('api'), ...roles('worker')]) {
      expect(writable(name)).toContainEqual(list)
    }
    const ofApi = writable('api-1').map(({ source }) => source)
    const backups = writable('worker').filter(({ source }) => !ofApi.includes(source))
    expect(backups.map(({ target }) => target)).toEqual(['/backups', '/backup-keys'])
    expect(writable('migrate')).toEqual(expect.arrayContaining([list, ...backups]))
  })

  test('trust the forwarding headers of the proxies, and of those that are configured', () => {
    const addresses = ['tls', 'proxy'].map(name => {
      const { networks } = named(name)
      return Array.isArray(networks) ? '' : `${networks['inside']?.ipv4_address}/32`
    })
    for (const [, { environment }] of roles('api')) {
      expect(environment['TRUSTED_PROXIES']).toBe(`${addresses},\${TRUSTED_PROXIES:-}`)
    }
  })

  test('have pages that are built with the settings that they show', () => {
    const images = all.flatMap(([, { build }]) => build ?? [])
    expect(images.length).toBeGreaterThan(3)
    for (const { args } of images) {
      expect(Object.keys(args)).toEqual(Object.keys(buildVariables))
      for (const [name, value] of Object.entries(args)) expect(value).toBe(`\${${name}:-}`)
    }
  })

  test('need the data of the operator', () => {
    const needed = [
      'OPERATOR_NAME',
      'OPERATOR_TAX_ID',
      'OPERATOR_ADDRESS',
      'CONTACT_EMAIL',
      'CONTACT_PHONE'
    ]
    for (const [, { environment }] of [...roles('api'), ...roles('worker')]) {
      for (const name of needed) expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?`))
    }
  })
})
