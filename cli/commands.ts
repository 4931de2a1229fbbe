import { parseArgs } from 'node:util'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { editDistance } from '#events/edit-distance.ts'
import {
  ConnectionFailed,
  isDeadline,
  isDiskFull,
  UnusableDatabase
} from '#events/database/unavailable.ts'
import { UnknownEvent } from '#events/aggregates/aggregate.ts'
import { WrongVaultKey } from '#events/privacy/configured-keys.ts'
import { brand } from '#services/words/shared/brand.ts'
import { ObjectStorageFailed } from '#services/pictures/object-storage.ts'
import { RefusedBackup } from '#services/backups/refused-backup.ts'
import { programVersion } from '#services/platform/observability/program-version.ts'
import { CannotListen } from '#services/platform/http/server/server.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { UnfitRoles } from './grant-access.ts'
import { ErasureListDamaged } from '#services/account-archive/erasure-lines.ts'
import { UnfitDkimKey } from '#services/mail/outbox/dkim.ts'
import { asOfCommand } from './past/as-of.ts'
import { checkCommand } from './check.ts'
import { archiveCommands } from './people/archives.ts'
import { backupCommand } from './backups/backup.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  CliError,
  type ContextBeside,
  type ExitCode,
  exitFailed,
  exitOk,
  requireArguments
} from './command.ts'
import { erasureCommands } from './backups/erasures.ts'
import { eventCommands } from './log/events.ts'
import { newestCommands } from './people/newest.ts'
import { guestCommands } from './people/guests.ts'
import { deadLetterCommands } from './log/dead-letters.ts'
import { logSealCommand } from './log/log-seal.ts'
import { keyCommands } from './log/keys.ts'
import { mailCommands } from './mail/mail.ts'
import { bounceCommand } from './mail/bounce.ts'
import { mailServerCommands } from './mail/server.ts'
import { announceTermsCommand } from './mail/terms.ts'
import { migrateCommand } from './migrate.ts'
import { projectionCommands } from './log/projections.ts'
import { movePicturesCommand } from './backups/move-pictures.ts'
import { pruneBackupsCommand } from './backups/prune-backups.ts'
import { restoreCommand } from './backups/restore.ts'
import { verifyBackupCommands } from './backups/verify-backup.ts'
import { statusCommand, workerStatusCommand } from './status.ts'
import { synonymCommands } from './synonyms.ts'
import { takedownCommands } from './people/takedowns.ts'
import { exportImportCommands } from './backups/export-import.ts'
import { employerCommands } from './people/employers.ts'
import type { Output } from './output.ts'
import { userCommands } from './people/users.ts'

export const commands: CliCommand[] = [
  statusCommand,
  checkCommand,
  workerStatusCommand,
  migrateCommand,
  ...eventCommands,
  asOfCommand,
  ...projectionCommands,
  ...deadLetterCommands,
  ...userCommands,
  ...newestCommands,
  ...employerCommands,
  ...guestCommands,
  ...takedownCommands,
  ...archiveCommands,
  ...keyCommands,
  logSealCommand,
  ...mailCommands,
  ...mailServerCommands,
  bounceCommand,
  announceTermsCommand,
  ...synonymCommands,
  pruneBackupsCommand,
  ...verifyBackupCommands,
  backupCommand,
  restoreCommand,
  ...erasureCommands,
  ...exportImportCommands,
  movePicturesCommand
]

/** Finds the command by its words, prepares and runs it; a CliError is printed as a sentence. */
export async function runCommand(
  context: CliContext,
  argv: readonly string[],
  prepare: (tools: DataAccess, command: CliCommand) => Promise<void> = async () => {}
): Promise<ExitCode> {
  return reportingTo(context.output, async () => {
    const { command, args } = parseCommand(argv)
    requireErasureList(command, context.tools.config)
    command.checkSettings?.(context.tools.config)
    await prepare(context.tools, command)
    return await command.run(context, args)
  })
}

/** What a command does while another process has the embedded database; undefined for one that runs there. */
export function commandBeside(argv: readonly string[]): CommandBeside | undefined {
  const { command, args } = parseCommand(argv)
  const { runBeside, thenRuns } = command
  if (!runBeside) return undefined
  const run = (context: ContextBeside) =>
    reportingTo(context.output, async () => {
      requireErasureList(command, context.tools.config)
      return await runBeside(context, args)
    })
  return { run, thenRuns }
}

interface CommandBeside {
  run(context: ContextBeside): Promise<ExitCode>
  thenRuns: readonly string[] | undefined
}

function requireErasureList({ usesErasureList }: CliCommand, config: Config): void {
  if (usesErasureList && !config.isErasuresFileGiven) throw new CliError(erasuresFileMissing)
}

/** Prints an error for the operator as a sentence. */
async function reportingTo(output: Output, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    const told = explain(error)
    if (!isForOperator(told)) throw error
    output.line(told.message)
    output.json({ error: told.message })
    return exitFailed
  }
}

/** Runs what needs no database: help, the version, unknown commands. Undefined for a command to run. */
export async function runWithoutDatabase(
  output: Output,
  argv: readonly string[]
): Promise<ExitCode | undefined> {
  let isCommand = false
  const code = await reportingTo(output, async () => {
    const notice = findNotice(argv)
    if (notice === undefined) {
      parseCommand(argv)
      isCommand = true
      return exitOk
    }
    output.line(notice)
    output.json({ text: notice })
    return exitOk
  })
  return isCommand ? undefined : code
}

function findNotice(argv: readonly string[]): string | undefined {
  const { values, positionals } = parseArguments(argv)
  if (values['version']) return `${brand} ${programVersion}`
  const [first, ...rest] = positionals
  if (!first || first === 'help') return helpText(rest)
  return values['help'] ? helpText(positionals) : undefined
}

/** Throws CliError for what is no command, or has not what it needs. */
function parseCommand(argv: readonly string[]): { command: CliCommand; args: CliArguments } {
  const { values, positionals } = parseArguments(argv)
  const command = findCommand(positionals)
  if (!command) throw new CliError(unknownCommand(positionals))
  const args = { positionals: positionals.slice(command.name.split(' ').length), values }
  requireArguments(command, args)
  return { command, args }
}

function unknownCommand(positionals: readonly string[]): string {
  const unknown = `No hay ninguna orden «${positionals.join(' ')}»`
  const similar = findSimilar(positionals)
  if (!similar) return `${unknown}\n\n${helpText()}`
  return `${unknown}. ¿Es «${similar}»? Todas: npm run ops -- help`
}

/** The largest part of the letters of a name that may differ in what was typed for it. */
const maxDifference = 0.4

function findSimilar(positionals: readonly string[]): string | undefined {
  const [nearest] = commands
    .map(({ name }) => {
      const typed = positionals.slice(0, name.split(' ').length).join(' ')
      return { name, difference: editDistance(typed, name) / name.length }
    })
    .toSorted((a, b) => a.difference - b.difference)
  return nearest && nearest.difference <= maxDifference ? nearest.name : undefined
}

function findCommand(positionals: readonly string[]): CliCommand | undefined {
  return commands.find(({ name }) => startsWith(positionals, name.split(' ')))
}

/** The value that the command makes of its standard input; other commands do not wait for it. */
export async function readInput(
  argv: readonly string[],
  input: AsyncIterable<Uint8Array>
): Promise<unknown> {
  return findCommand(argv.filter(word => !word.startsWith('-')))?.readInput?.(input)
}

/** True for a command that ends by itself when the operator interrupts it. */
export function endsBySignal(argv: readonly string[]): boolean {
  return findCommand(argv.filter(word => !word.startsWith('-')))?.endsBySignal === true
}

const erasuresFileMissing =
  'Di con ERASURES_FILE, o con DATA_DIR, dónde está la lista de borrados de este tablón: la misma que usa el servicio.'

/** A sentence for what the database says in English. */
function explain(error: unknown): unknown {
  if (isDiskFull(error)) return new CliError(diskFull)
  if (isDeadline(error)) return new CliError(deadlinePassed)
  if (error instanceof UnknownEvent) return new CliError(laterProgram)
  if (error instanceof ConnectionFailed && !(error instanceof UnusableDatabase)) {
    return new CliError(
      `La base de datos no contesta (${error.message}). Mira si está en marcha, y DATABASE_URL.`
    )
  }
  return error
}

const deadlinePassed =
  'La base de datos ha tardado demasiado, u otra sesión tiene las tablas (pg_stat_activity dice cuál): lo que estaba a medias se ha deshecho. Repite la orden cuando termine.'

const laterProgram =
  'Hay eventos de una versión posterior de este programa, que esta no entiende: usa aquella.'

const diskFull =
  'No queda sitio en el disco de la base de datos: lo que estaba hecho sigue hecho. Libera sitio y repite la orden.'

function isForOperator(error: unknown): error is Error {
  const kinds = [
    CliError,
    RefusedBackup,
    ObjectStorageFailed,
    CannotListen,
    WrongVaultKey,
    ErasureListDamaged,
    InsufficientPrivilege,
    UnfitRoles,
    UnusableDatabase,
    UnfitDkimKey
  ]
  return kinds.some(kind => error instanceof kind)
}

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        follow: { type: 'boolean' },
        at: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
        since: { type: 'string' },
        serve: { type: 'string' },
        keys: { type: 'string' },
        seal: { type: 'string' },
        erasures: { type: 'string' },
        'without-erasures': { type: 'boolean' },
        unreadable: { type: 'boolean' },
        confirm: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' }
      }
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new CliError(`No entiendo la orden: ${reason}`)
  }
}

function startsWith(positionals: readonly string[], words: readonly string[]): boolean {
  return words.every((word, index) => positionals[index] === word)
}

/** The commands whose names begin with these words, or all of them: those that change nothing, then the others. */
function helpText(words: readonly string[] = []): string {
  const found = commands.filter(({ name }) => startsWith(name.split(' '), words))
  const chosen = found.length ? found : commands
  const groups = [
    describeGroup(
      'No cambian nada en la base de datos:',
      chosen.filter(({ needs }) => needs)
    ),
    describeGroup(
      'Ponen antes al día la base de datos, y hacen lo que dicen:',
      chosen.filter(({ needs }) => !needs)
    )
  ]
  return ['Uso: npm run ops -- ORDEN [--json | --help | --version]', ...groups.flat()].join('\n')
}

/** Columns for the words of a command; longer words have a line of their own. */
const synopsisWidth = 36

function describeGroup(title: string, group: readonly CliCommand[]): string[] {
  if (!group.length) return []
  const rows = group.flatMap(({ name, usage, description }) => {
    const synopsis = `${name} ${usage}`.trim()
    if (synopsis.length <= synopsisWidth)
      return `  ${synopsis.padEnd(synopsisWidth)}  ${description}`
    return [`  ${synopsis}`, `  ${' '.repeat(synopsisWidth)}  ${description}`]
  })
  return ['', title, '', ...rows]
}
