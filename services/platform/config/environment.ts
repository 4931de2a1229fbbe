import { backupDays } from '#events/limits/storage.ts'
import { isIP } from 'node:net'
import * as z from 'zod'
import { buildVariables } from './build-variables.ts'
import { mailVariables } from './mail-variables.ts'
import { operatorVariables } from './operator-variables.ts'
import {
  cidrList,
  calendarDay,
  invalidOrigin,
  oneOf,
  postgresUrl,
  secretValue,
  strictTransport,
  stringValue,
  rateLimits,
  s3Url,
  usernameList,
  integer,
  originList
} from './value-types.ts'

/** Every environment variable with its description; `.env.example` is made of it. */
export const Environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test')
    .prefault('development')
    .describe(
      '`production` refuses settings that are only fit for development. A board that others reach, with an https or foreign APP_ORIGIN or a HOST that is not loopback, is in production whatever this says.'
    ),
  HOST: stringValue
    .refine(value => isIP(value) > 0, 'debe ser una dirección IP')
    .prefault('127.0.0.1')
    .describe(
      'The address to listen on; 0.0.0.0 for every network of the machine, which is production.'
    ),
  PORT: integer(0, 65_535).prefault('3000').describe('The port to listen on.'),
  APP_ORIGIN: stringValue
    .regex(/^https?:\/\/[^/?#@]+$/i, { error: invalidOrigin, abort: true })
    .refine(value => URL.canParse(value), { error: invalidOrigin, abort: true })
    .transform(value => new URL(value).origin)
    .optional()
    .describe('The public origin of the site, without a path. Default: http://localhost:PORT.'),
  // By default it binds no name below that of the board: one of them may have no TLS, and nothing takes the header back.
  HSTS: strictTransport
    .prefault('max-age=63072000')
    .describe(
      'The header Strict-Transport-Security of an https origin; `max-age=63072000; includeSubDomains` binds every name below that of the board too.'
    ),
  ALIASES: originList
    .prefault('')
    .describe(
      'Other origins of the site, as its former domain and the one with www, with blanks between them: their pages redirect to APP_ORIGIN (308).'
    ),
  ALLOW_HTTP_ORIGIN: oneOf('on', 'off')
    .prefault('off')
    .describe('`on` lets production start with an http origin, for a test.'),
  ROLE: oneOf('api', 'worker', 'all')
    .prefault('all')
    .describe('`api` serves requests, `worker` runs scheduled jobs, `all` does both.'),
  DATA_DIR: stringValue
    .prefault('./.data')
    .describe(
      'The folder of the embedded database, and of the secrets that the first start generates.'
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('A PostgreSQL server, 15 or later, instead of the embedded database.'),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe('A streaming replica of that server, which searches are then read from.'),
  DATABASE_POOL: integer(2, 200)
    .prefault('8')
    .describe(
      'Connections of each process to PostgreSQL, and as many to the replica; one more listens for changes.'
    ),
  DATABASE_APPLICATION_ROLE: stringValue
    .optional()
    .describe(
      'For `npm run ops -- migrate`: the role as which the service connects, when DATABASE_URL is that of the owner of the tables.'
    ),
  DATABASE_READER_ROLE: stringValue
    .optional()
    .describe('For the same command: a role that only reads, for replicas and backups.'),
  SESSION_SECRET: secretValue
    .optional()
    .describe('Encrypts session cookies. 32 bytes or more, the same for all processes.'),
  SESSION_SECRET_PREVIOUS: secretValue
    .optional()
    .describe('The former SESSION_SECRET, whose cookies stay valid: remove it after a week.'),
  VAULT_KEY: secretValue
    .optional()
    .describe(
      'Encrypts the keys of personal data. 32 bytes or more. Without it that data is lost.'
    ),
  VAULT_KEY_PREVIOUS: secretValue
    .optional()
    .describe(
      'The former VAULT_KEY, until `npm run ops -- keys rotate` has replaced it everywhere.'
    ),
  LOG_SEAL_KEY: secretValue
    .optional()
    .describe('Signs what `npm run ops -- log seal` prints. 32 bytes or more.'),
  TRUSTED_PROXIES: cidrList
    .prefault('')
    .describe('Networks of trusted proxies, as CIDR with commas: their X-Forwarded-For is used.'),
  THROTTLE: rateLimits
    .prefault('on')
    .describe('Rate limits: `on`, `off` (for tests), or changed ones: reads=1000/300,login=20/60.'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .prefault('info')
    .describe('The lowest level that is logged.'),
  RESPONSE_MEMORY_MB: integer(0, 4_096)
    .prefault('48')
    .describe(
      'Megabytes for the responses that visitors without a session share, in each API process; 0 keeps none.'
    ),
  GEO_CITY_DB: stringValue
    .optional()
    .describe('A MaxMind-format database of cities by IP address.'),
  GEO_ASN_DB: stringValue
    .optional()
    .describe('A MaxMind-format database of organisations by IP address.'),
  ERASE_AFTER_DAYS: integer(0, 3650)
    .prefault('30')
    .describe('Days between the deletion of an account and its permanent erasure.'),
  ARCHIVE_YEARS: integer(0, 100)
    .prefault('3')
    .describe('Years for which the encrypted copy of a deleted account is stored.'),
  ERASURES_FILE: stringValue
    .optional()
    .describe('The list of erased ids, which `restore` needs. Default: DATA_DIR/erasures.ndjson.'),
  S3_URL: s3Url
    .optional()
    .describe(
      'An S3 of any vendor for pictures, as https://KEY:SECRET@host/bucket?region=eu-west-1, instead of the database; `npm run ops -- pictures move` moves those that exist.'
    ),
  BACKUP_DIR: stringValue
    .optional()
    .describe(
      `The folder of the backups that a worker writes each night: each is kept for ${backupDays.nightly} days, the last of a week for ${backupDays.weekly / 7} weeks. Without it none is written.`
    ),
  BACKUP_KEYS_DIR: stringValue
    .optional()
    .describe(
      'Another folder for the keys of those backups, on another disk. Default: BACKUP_DIR.'
    ),
  PAY_REQUIRED_FROM: calendarDay
    .optional()
    .describe(
      'The day from which the law wants the pay in every job, as 2027-06-07: from then on a job without it is refused.'
    ),
  OPERATORS: usernameList
    .prefault('')
    .describe(
      'Usernames of the operators, who may open /operador. Register them first: a name belongs to the first account that has it.'
    ),
  OPERATOR_TOTP: oneOf('required', 'optional')
    .optional()
    .describe(
      'Whether operators need two-step sign-in (TOTP) to open /operador: `required` or `optional`. Default: required in production.'
    ),
  REGISTRATION: oneOf('open', 'closed')
    .prefault('open')
    .describe(
      '`closed` ends the registration of accounts; those that exist stay, and guests apply.'
    ),
  FIRST_JOBS: oneOf('signals', 'hold')
    .prefault('signals')
    .describe(
      'Which first jobs of an employer wait until an operator has looked at them: `signals`, those that look like fraud; `hold`, all.'
    ),
  MCP: oneOf('on', 'off')
    .prefault('on')
    .describe(
      '`off` closes /mcp, where assistants that speak the Model Context Protocol search and read jobs.'
    ),
  METRICS_TOKEN: secretValue
    .optional()
    .describe('The Bearer token of /metrics, for Prometheus. Without it /metrics does not exist.'),
  ...buildVariables,
  ...mailVariables,
  ...operatorVariables
})
export type Environment = z.infer<typeof Environment>

/** Variables that `NAME_FILE` can replace, as containers receive their secrets. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'VAULT_KEY',
  'VAULT_KEY_PREVIOUS',
  'LOG_SEAL_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'S3_URL'
]
