import { programVersion } from '#services/platform/observability/program-version.ts'
import { brand } from '#services/words/shared/brand.ts'
import {
  type DatabaseStatus,
  readDatabaseStatus,
  secondsSinceScheduledJob
} from '#services/platform/observability/status.ts'
import { MigrationChanged, ProgramOutdated } from '#events/database/migration-history.ts'
import type { Database } from '#events/database/database.ts'
import { isDatabaseCurrent } from '#composition/migrate-database.ts'
import { findLastBackup } from '#services/backups/last-backup.ts'
import { describeBackups } from '#services/backups/shared/describe-backups.ts'
import { describeClock } from '#services/clock/shared/describe-clock.ts'
import { isSenderOn } from '#services/mail/outbox/mail-list.ts'
import { readOperationalState } from '#services/operator-dashboard/operational-state.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { Backlog } from '#services/platform/observability/gauges.ts'
import { toMegabytes } from '#services/backups/manifest.ts'
import { type CliCommand, exitFailed, exitOk } from './command.ts'
import type { Output } from './output.ts'
import { type ProcessMetrics, readProcessMetrics } from './read-metrics.ts'

export const statusCommand: CliCommand = {
  name: 'status',
  usage: '',
  description: 'el estado del registro, de las suscripciones, de las colas y del proceso',
  needs: 'event log',
  async run({ tools: { db, config, now }, output }) {
    const status = await readDatabaseStatus(db)
    const operation = await readOperation(db, config, now())
    const process = await readProcessMetrics(config)
    output.line(`${brand} ${programVersion}`)
    printStatus(output, status)
    if (operation) printOperation(output, operation, now())
    if (process) printProcessMetrics(output, process)
    else output.line('Proceso: no contesta en /metrics, o METRICS_TOKEN no está puesto')
    output.json({ version: programVersion, ...status, operation, process })
    return exitOk
  }
}

/** Seconds without a job of each minute after which a worker counts as failed, as the alert on it does. */
const longestIdle = 300

/** For supervisors: a worker serves no HTTP. */
export const workerStatusCommand: CliCommand = {
  name: 'worker status',
  usage: '',
  description: 'si los trabajos de cada minuto corren; si no, termina con 1',
  needs: 'event log',
  async run({ tools: { db }, output }) {
    const idle = await secondsSinceScheduledJob(db)
    const isRunning = idle !== null && idle < longestIdle
    output.line(
      idle === null
        ? 'Todavía no ha corrido ningún trabajo de cada minuto'
        : `Un trabajo de cada minuto corrió por última vez hace ${Math.round(idle)} segundos`
    )
    output.json({ idleSeconds: idle, running: isRunning })
    return isRunning ? exitOk : exitFailed
  }
}

function printStatus(
  output: Output,
  { head, subscriptions, queues, idleSeconds, appendLock, database }: DatabaseStatus
): void {
  output.line(`Registro: ${head} eventos; ${appendLock.waiting} esperan a escribir`)
  output.line(
    `Base de datos: ${toMegabytes(database.bytes)} MB, ${database.connections} conexiones`
  )
  for (const { name, lag, deadLetters, attempts } of subscriptions) {
    const failures = attempts ? `, ${attempts} intentos fallidos` : ''
    output.line(`Suscripción ${name}: a ${lag} del final, ${deadLetters} fallidos${failures}`)
  }
  for (const { name, waiting, failed } of queues) {
    output.line(`Cola ${name}: ${waiting} en espera, ${failed} fallidos`)
  }
  output.line(`Trabajos de cada minuto: ${idleSeconds === null ? 'nunca' : ago(idleSeconds)}`)
}

type Operation = NonNullable<Awaited<ReturnType<typeof readOperation>>>

/** Null where another version has made the tables. */
async function readOperation(db: Database, config: Config, now: Date) {
  if (!(await isDatabaseCurrent(db).catch(ignoreOtherVersion))) return null
  return {
    ...(await readOperationalState(db, config, now)),
    isBackupScheduled: config.backupDir !== undefined,
    lastBackupAt: await findLastBackup(db),
    isSending: await isSenderOn(db)
  }
}

function ignoreOtherVersion(error: unknown): false {
  if (error instanceof ProgramOutdated || error instanceof MigrationChanged) return false
  throw error
}

function printOperation(output: Output, operation: Operation, now: Date): void {
  const { cases, heldJobs, accountsRegistered, erasuresOverdue } = operation
  output.line(describeClock(operation.clockSoundHours).text)
  output.line(describeBackups(operation, now).text)
  output.line(`Correos: ${describeMails(operation)}`)
  output.line(`Casos por decidir: ${describeBacklog(cases)}`)
  output.line(`Anuncios retenidos: ${describeBacklog(heldJobs)}`)
  output.line(
    `Cuentas: ${accountsRegistered} registradas, ${erasuresOverdue} por borrar con retraso`
  )
}

function describeMails({ waitingMails, isSending }: Operation): string {
  if (!waitingMails) return 'no se envían, SMTP_URL no está puesto'
  if (!isSending) return 'no se envían hasta mail on'
  if (!waitingMails.count) return 'no espera ninguno'
  return `${waitingMails.count === 1 ? 'espera' : 'esperan'} ${describeBacklog(waitingMails)}`
}

function describeBacklog({ count, oldestSeconds }: Backlog): string {
  if (!count) return 'ninguno'
  return oldestSeconds === null ? `${count}` : `${count}, el más antiguo de ${ago(oldestSeconds)}`
}

const relativeTime = new Intl.RelativeTimeFormat('es-ES')
const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** «hace 40 segundos», «hace 3 horas». */
function ago(seconds: number): string {
  if (seconds < 2 * minute) return relativeTime.format(-Math.round(seconds), 'second')
  if (seconds < 2 * hour) return relativeTime.format(-Math.round(seconds / minute), 'minute')
  if (seconds < 2 * day) return relativeTime.format(-Math.round(seconds / hour), 'hour')
  return relativeTime.format(-Math.round(seconds / day), 'day')
}

function printProcessMetrics(
  output: Output,
  { answers, appends, pool, memory, loopDelay }: ProcessMetrics
): void {
  const { total, failed, typical, slow } = answers
  output.line(
    `Respuestas: ${total}, ${failed} con error nuestro; mitad en ${typical} ms, 95 % en ${slow} ms`
  )
  output.line(
    `Escrituras: ${appends.total}; mitad en ${appends.typical} ms, 95 % en ${appends.slow} ms`
  )
  output.line(`Conexiones: ${pool.busy} ocupadas, ${pool.idle} libres, ${pool.waiting} en espera`)
  output.line(`Memoria: ${toMegabytes(memory)} MB; retraso del bucle (p99): ${loopDelay} ms`)
}
