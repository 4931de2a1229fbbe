import { Resolver } from 'node:dns/promises'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { programVersion } from '#services/platform/observability/program-version.ts'
import type { Database } from '#events/database/database.ts'
import { findLastBackup, findLastDrill } from '#services/backups/last-backup.ts'
import { readClockNow } from '#services/clock/clock.ts'
import { isSenderOn } from '#services/mail/outbox/mail-list.ts'
import type { Config } from '#services/platform/config/config.ts'
import { checkBackups, checkDrill } from './backups.ts'
import type { BoardCheck } from './check.ts'
import {
  type Certificate,
  checkClock,
  checkDisk,
  checkTls,
  checkVersions,
  type FolderSpace
} from './machine.ts'
import { checkMail, checkMailDns, type Dns } from './mail.ts'
import { checkIdentity, checkOperators, type OperatorAccount } from './people.ts'

/** Everything that a public board needs, in the order in which it is shown. */
export async function runChecks(
  db: Database,
  config: Config,
  { now, dns = systemDns }: { now: Date; dns?: Dns }
): Promise<BoardCheck[]> {
  const { appOrigin, backupDir, backupKeysDir } = config
  const backups = {
    isBackupScheduled: backupDir !== undefined,
    lastBackupAt: await findLastBackup(db),
    areKeysApart: backupKeysDir !== undefined
  }
  const versions = {
    board: programVersion,
    node: process.version,
    postgres: await findPostgresMajor(db)
  }
  return [
    ...checkBackups(backups, now),
    ...checkDrill(await findLastDrill(db), now),
    ...checkMail(config, await isSenderOn(db)),
    ...(await checkMailDns(config, dns)),
    ...checkClock(await readClockNow({ db, now: () => now })),
    ...checkTls(appOrigin, await readCertificate(appOrigin), now),
    ...checkIdentity(config),
    ...checkOperators(await listOperatorAccounts(db, config.operators), config),
    ...checkDisk(await measureFolders(config)),
    ...checkVersions(versions, now)
  ]
}

/** Milliseconds for a query of the DNS, and for the greeting of the origin. */
const patience = 3_000

const systemDns: Dns = new Resolver({ timeout: patience, tries: 1 })

async function findPostgresMajor(db: Database): Promise<number | undefined> {
  if (db.kind === 'embedded') return undefined
  const [found] = await db.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version`
  )
  return found?.version
}

/** Those of the names in OPERATORS, in their order. */
function listOperatorAccounts(
  db: Database,
  usernames: readonly string[]
): Promise<OperatorAccount[]> {
  return db.query(
    `SELECT name AS username, users.id IS NOT NULL AS "isRegistered",
       EXISTS (SELECT FROM auth.second_factors
         WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor"
       FROM unnest($1::text[]) WITH ORDINALITY AS named (name, nth)
       LEFT JOIN users ON username_key = name AND NOT is_deleted ORDER BY nth`,
    [usernames]
  )
}

function measureFolders(config: Config): Promise<FolderSpace[]> {
  const { dataDir, databaseUrl, backupDir } = config
  const folders = [
    ...(databaseUrl ? [] : [{ variable: 'DATA_DIR', path: dataDir }]),
    ...(backupDir ? [{ variable: 'BACKUP_DIR', path: backupDir }] : [])
  ]
  return Promise.all(
    folders.map(async ({ variable, path }) => ({ variable, freeShare: await freeShareOf(path) }))
  )
}

async function freeShareOf(path: string): Promise<number | undefined> {
  try {
    const { bavail, blocks } = await statfs(path)
    return blocks ? bavail / blocks : undefined
  } catch {
    return undefined
  }
}

/** The certificate that visitors are shown; undefined when the origin has none, or cannot be reached from here. */
function readCertificate(origin: string): Promise<Certificate | undefined> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise(resolve => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
        timeout: patience
      },
      () => {
        const { valid_to: validTo } = socket.getPeerCertificate()
        const problem = socket.authorizationError?.toString()
        resolve(validTo ? { validTo: new Date(validTo), problem } : undefined)
        socket.end()
      }
    )
    socket.on('timeout', () => socket.destroy(new Error('timeout')))
    socket.on('error', () => resolve(undefined))
  })
}
