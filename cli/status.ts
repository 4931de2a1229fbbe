import about from '#package.json' with { type: 'json' }
import { brand } from '#services/words/shared/brand.ts'
import {
  type DatabaseStatus,
  readDatabaseStatus,
  secondsSinceScheduledJob
} from '#services/platform/observability/status.ts'
import { toMegabytes } from '#services/backups/manifest.ts'
import { type CliCommand, exitFailed, exitOk } from './command.ts'
import type { Output } from './output.ts'
import { type ProcessMetrics, readProcessMetrics } from './read-metrics.ts'

export const statusCommand: CliCommand = {
  name: 'status',
  usage: '',
  description: 'el estado del registro, de las suscripciones, de las colas y del proceso',
  needs: 'event log',
  async run({ tools: { db, config }, output }) {
    const status = await readDatabaseStatus(db)
    const process = await readProcessMetrics(config)
    output.line(`${brand} ${about.version}`)
    printStatus(output, status)
    if (process) printProcessMetrics(output, process)
    else output.line('Proceso: no contesta en /metrics, o METRICS_TOKEN no está puesto')
    output.json({ version: about.version, ...status, process })
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
  { head, subscriptions, queues, appendLock, database }: DatabaseStatus
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
