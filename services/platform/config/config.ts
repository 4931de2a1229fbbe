import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import {
  cidrList,
  invalidOrigin,
  oneOf,
  postgresUrl,
  secretValue,
  stringValue,
  rateLimits,
  usernameList,
  integer
} from './value-types.ts'
import type { RateLimits } from './rate-limits.ts'

/** Every variable, explained once: `.env.example` is made from this. */
const Environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test')
    .prefault('development')
    .describe('`production` refuses what is only fit for trying out.'),
  HOST: stringValue
    .refine(value => isIP(value) > 0, 'debe ser una dirección IP')
    .prefault('127.0.0.1')
    .describe('The address to listen on; 0.0.0.0 for every network of the machine.'),
  PORT: integer(0, 65_535).prefault('3000').describe('The port to listen on.'),
  APP_ORIGIN: stringValue
    .regex(/^https?:\/\/[^/?#@]+$/i, { error: invalidOrigin, abort: true })
    .refine(value => URL.canParse(value), { error: invalidOrigin, abort: true })
    .transform(value => new URL(value).origin)
    .optional()
    .describe('Where visitors find the site, without a path. Else http://localhost:PORT.'),
  ROLE: oneOf('api', 'worker', 'all').prefault('all').describe('What this process does.'),
  DATA_DIR: stringValue
    .prefault('./.data')
    .describe('Where the embedded database lives, and the secrets that the first start makes.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('A PostgreSQL server, 15 or later, instead of the embedded database.'),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe('A streaming replica of that server, which then answers searches.'),
  SESSION_SECRET: secretValue
    .optional()
    .describe('Seals session cookies. 32 bytes or more, the same for all processes.'),
  VAULT_KEY: secretValue
    .optional()
    .describe('Wraps the keys of people’s data. 32 bytes or more. Without it their data is lost.'),
  TRUSTED_PROXIES: cidrList
    .prefault('')
    .describe('Networks, as CIDR with commas, whose X-Forwarded-For is believed.'),
  THROTTLE: rateLimits
    .prefault('on')
    .describe('`on`, `off` (for tests), or other limits: reads=1000/300,login=20/60.'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .prefault('info')
    .describe('How much is logged.'),
  GEO_CITY_DB: stringValue
    .optional()
    .describe('A MaxMind-format file that tells the place of an address.'),
  GEO_ASN_DB: stringValue
    .optional()
    .describe('A MaxMind-format file that tells the organisation of an address.'),
  ERASE_AFTER_DAYS: integer(0, 3650)
    .prefault('30')
    .describe('Days between the deletion of an account and its erasure for good.'),
  ARCHIVE_YEARS: integer(0, 100)
    .prefault('3')
    .describe('Years that the sealed copy of a deleted account is kept.'),
  ERASURES_FILE: stringValue
    .optional()
    .describe(
      'The list of erased ids that a restored backup needs. Else DATA_DIR/erasures.ndjson.'
    ),
  OPERATORS: usernameList
    .prefault('')
    .describe(
      'Usernames, with commas, of who may see /operador. Accounts that exist: names can be taken.'
    ),
  METRICS_TOKEN: secretValue
    .optional()
    .describe(
      'Opens /metrics, for Prometheus, to who sends it as Bearer. Without it there is none.'
    ),
  CONTACT_PLACE: stringValue.prefault('Madrid, España').describe('Where the operator is.'),
  CONTACT_PHONE: stringValue.prefault('+34 900 000 000').describe('The operator’s phone.'),
  CONTACT_EMAIL: z
    .email('debe ser un correo electrónico')
    .prefault('hola@example.org')
    .describe('The operator’s e-mail.')
})

export interface Config {
  production: boolean
  development: boolean
  host: string
  port: number
  appOrigin: string
  role: 'api' | 'worker' | 'all'
  dataDir: string
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  sessionSecret: string | undefined
  vaultKey: string | undefined
  trustedProxies: string[]
  /** Undefined when nothing is limited. */
  limits: RateLimits | undefined
  logLevel: string
  geoCityDb: string | undefined
  geoAsnDb: string | undefined
  eraseAfterDays: number
  archiveYears: number
  erasuresFile: string
  /** Keys of usernames: see `usernameKey`. */
  operators: string[]
  metricsToken: string | undefined
  contact: OperatorContact
}

/** Whom visitors can write to or call. */
export interface OperatorContact {
  place: string
  phone: string
  email: string
}

/** A sentence for everything that is wrong with the environment. */
export class ConfigError extends Error {
  constructor(sentences: string[]) {
    super(['La configuración no es válida:', ...sentences.map(line => `  · ${line}`)].join('\n'))
  }
}

export function parseConfig(env: Record<string, string | undefined>): Config {
  const values = parse(env)
  const production = values.NODE_ENV === 'production'
  return {
    production,
    development: values.NODE_ENV === 'development',
    host: values.HOST,
    port: values.PORT,
    appOrigin: values.APP_ORIGIN ?? `http://localhost:${values.PORT}`,
    role: values.ROLE,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    sessionSecret: values.SESSION_SECRET,
    vaultKey: values.VAULT_KEY,
    trustedProxies: values.TRUSTED_PROXIES,
    limits: values.THROTTLE,
    logLevel: values.LOG_LEVEL,
    geoCityDb: values.GEO_CITY_DB,
    geoAsnDb: values.GEO_ASN_DB,
    eraseAfterDays: values.ERASE_AFTER_DAYS,
    archiveYears: values.ARCHIVE_YEARS,
    erasuresFile: values.ERASURES_FILE ?? join(values.DATA_DIR, 'erasures.ndjson'),
    operators: values.OPERATORS,
    metricsToken: values.METRICS_TOKEN,
    contact: {
      place: values.CONTACT_PLACE,
      phone: values.CONTACT_PHONE,
      email: values.CONTACT_EMAIL
    }
  }
}

/** An empty variable counts as one that is not set. */
function parse(env: Record<string, string | undefined>): z.infer<typeof Environment> {
  const given = Object.entries(env).filter(([, value]) => value?.trim())
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join()} ${message}`)
    )
  }
  const sentences = contradictions(parsed.data)
  if (sentences.length) throw new ConfigError(sentences)
  return parsed.data
}

function contradictions(values: z.infer<typeof Environment>): string[] {
  const { NODE_ENV, DATABASE_URL, DATABASE_READ_URL, ROLE, SESSION_SECRET, VAULT_KEY } = values
  const onServer = NODE_ENV === 'production' && DATABASE_URL
  return [
    onServer && !SESSION_SECRET && 'SESSION_SECRET hace falta en producción',
    onServer && !VAULT_KEY && 'VAULT_KEY hace falta en producción',
    SESSION_SECRET &&
      SESSION_SECRET === VAULT_KEY &&
      'SESSION_SECRET y VAULT_KEY deben ser distintas',
    DATABASE_READ_URL && !DATABASE_URL && 'DATABASE_READ_URL necesita DATABASE_URL',
    ROLE !== 'all' &&
      !DATABASE_URL &&
      `ROLE=${ROLE} necesita DATABASE_URL: la base de datos incluida admite un solo proceso`
  ].filter(sentence => typeof sentence === 'string' && sentence !== '') as string[]
}

/** What may stand in a file of its own, as containers are given secrets. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SESSION_SECRET',
  'VAULT_KEY',
  'METRICS_TOKEN'
]

/** The text of `.env.example`. */
export function envExample(): string {
  const lines = Object.entries(Environment.shape).map(([name, schema]) => {
    const fallback = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : ''
    const file = secretNames.includes(name)
      ? ` ${name}_FILE names a file that holds it instead.`
      : ''
    return `# ${schema.description}${file}\n${fallback ? '' : '# '}${name}=${fallback}\n`
  })
  return lines.join('\n')
}
