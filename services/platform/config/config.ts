import { join } from 'node:path'
import * as z from 'zod'
import { brand, isDefaultBrand } from '#services/words/shared/brand.ts'
import { buildVariables } from './build-variables.ts'
import { ConfigError } from './config-error.ts'
import { findConflicts } from './conflicts.ts'
import { Environment } from './environment.ts'
import { isProduction } from './exposure.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'

/** How e-mails are sent. */
export interface SmtpSettings {
  url: string
  /** The address in `From`. */
  from: string
  /** The name beside it; the board's own without one. */
  fromName?: string | undefined
  /** Each e-mail gets its own: `rebote@…` becomes `rebote+ID@…`. */
  returnPath?: string | undefined
  dkim: { keyFile: string; selector: string } | undefined
  /** The name in the greeting to the mail server; by default that of the machine. */
  hostName?: string | undefined
}

type EnvironmentVariables = Record<string, string | undefined>

export type Config = ReturnType<typeof parseConfig>

export function parseConfig(variables: EnvironmentVariables) {
  const env = parseEnvironment(variables)
  const isSet = (name: string) => Boolean(variables[name]?.trim())
  return {
    production: isProduction(env),
    development: env.NODE_ENV === 'development',
    host: env.HOST,
    port: env.PORT,
    appOrigin: appOrigin(env),
    /** Hosts whose pages redirect to it. */
    aliases: env.ALIASES,
    /** The value of Strict-Transport-Security over https. */
    hsts: env.HSTS,
    role: env.ROLE,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    /** Connections of each process to each server. */
    databasePool: env.DATABASE_POOL,
    /** The roles to which `migrate` grants access; undefined when the owner of the tables does everything. */
    databaseRoles: databaseRoles(env),
    sessionSecret: env.SESSION_SECRET,
    sessionSecretPrevious: env.SESSION_SECRET_PREVIOUS,
    vaultKey: env.VAULT_KEY,
    vaultKeyPrevious: env.VAULT_KEY_PREVIOUS,
    logSealKey: env.LOG_SEAL_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Undefined when rate limiting is off. */
    limits: env.THROTTLE,
    logLevel: env.LOG_LEVEL,
    responseMemoryMegabytes: env.RESPONSE_MEMORY_MB,
    geoCityDb: env.GEO_CITY_DB,
    geoAsnDb: env.GEO_ASN_DB,
    eraseAfterDays: env.ERASE_AFTER_DAYS,
    archiveYears: env.ARCHIVE_YEARS,
    /** False when a command in another folder would use another file than the service. */
    isErasuresFileGiven: !env.DATABASE_URL || isSet('ERASURES_FILE') || isSet('DATA_DIR'),
    erasuresFile: env.ERASURES_FILE ?? join(env.DATA_DIR, 'erasures.ndjson'),
    /** Undefined when pictures lie in the database. */
    s3Url: env.S3_URL,
    /** Undefined when no backup is written each night. */
    backupDir: env.BACKUP_DIR,
    backupKeysDir: env.BACKUP_KEYS_DIR,
    /** A day by the calendar of Madrid. */
    payRequiredFrom: env.PAY_REQUIRED_FROM,
    /** Normalized usernames. */
    operators: env.OPERATORS,
    operatorTotp: env.OPERATOR_TOTP ?? operatorTotpDefault(env),
    isRegistrationOpen: env.REGISTRATION === 'open',
    /** Whether every first job of an employer is held. */
    holdsFirstJobs: env.FIRST_JOBS === 'hold',
    /** Whether /mcp exists. */
    mcp: env.MCP === 'on',
    mail: mailSettings(env),
    metricsToken: env.METRICS_TOKEN,
    socialLinks: env.SOCIAL_LINKS,
    sourceUrl: env.SOURCE_URL,
    /** The operator of the board, for its legal notices. */
    operator: {
      name: env.OPERATOR_NAME ?? brand,
      taxId: env.OPERATOR_TAX_ID,
      address: env.OPERATOR_ADDRESS,
      register: env.OPERATOR_REGISTER,
      email: env.OPERATOR_EMAIL ?? env.CONTACT_EMAIL,
      phone: env.OPERATOR_PHONE ?? env.CONTACT_PHONE
    },
    dpoContact: env.DPO_CONTACT,
    /** Who processes personal data for the operator, beside what other settings name. */
    processors: env.PROCESSORS,
    /** Where visitors find help. */
    contact: {
      place: env.CONTACT_PLACE ?? (isDefaultBrand ? 'Madrid, España' : env.OPERATOR_ADDRESS),
      phone: env.CONTACT_PHONE,
      email: env.CONTACT_EMAIL
    }
  }
}

function appOrigin({ APP_ORIGIN, PORT }: Environment): string {
  return APP_ORIGIN ?? `http://localhost:${PORT}`
}

/** E-mails are sent, shown at /buzon to this machine alone or, in production without a mail server, not written. */
type MailSettings = { delivery: 'smtp'; smtp: SmtpSettings } | { delivery: 'mailbox' | 'none' }

function mailSettings(env: Environment): MailSettings {
  const { SMTP_URL: url, MAIL_FROM, MAIL_RETURN_PATH, DKIM_KEY_FILE: keyFile } = env
  const { DKIM_SELECTOR: selector } = env
  if (!url || !MAIL_FROM) return { delivery: isProduction(env) ? 'none' : 'mailbox' }
  const dkim = keyFile && selector ? { keyFile, selector } : undefined
  const hostName = new URL(appOrigin(env)).hostname
  const from = asciiEmail(MAIL_FROM.address)
  const fromName = MAIL_FROM.name
  const returnPath = MAIL_RETURN_PATH && asciiEmail(MAIL_RETURN_PATH)
  return { delivery: 'smtp', smtp: { url, from, fromName, returnPath, dkim, hostName } }
}

/** A demo and a developer's board need no authenticator app. */
function operatorTotpDefault(env: Environment): 'required' | 'optional' {
  return isProduction(env) ? 'required' : 'optional'
}

function databaseRoles(env: Environment): { application: string; reader: string } | undefined {
  const { DATABASE_APPLICATION_ROLE: application, DATABASE_READER_ROLE: reader } = env
  return application && reader ? { application, reader } : undefined
}

/** Throws ConfigError where the pages cannot be built with these settings. */
export function checkBuildSettings(variables: EnvironmentVariables): void {
  parseVariables(z.object(buildVariables), variables)
}

function parseEnvironment(variables: EnvironmentVariables): Environment {
  const env = parseVariables(Environment, variables)
  const conflicts = findConflicts(env)
  if (conflicts.length) throw new ConfigError(conflicts)
  return env
}

/** An empty variable counts as missing. */
function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  variables: EnvironmentVariables
): z.infer<Schema> {
  const set = Object.entries(variables).filter(([, value]) => value?.trim())
  const { data, error } = schema.safeParse(Object.fromEntries(set))
  if (error) {
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join()} ${message}`))
  }
  return data
}
