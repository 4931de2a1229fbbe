import { readStatus, type Status } from '#services/platform/observability/status.ts'
import { type Command, done } from './command.ts'
import { megabytes } from './manifest.ts'
import type { Output } from './output.ts'
import { type Glance, glance } from './read-metrics.ts'

export const statusCommand: Command = {
  words: 'status',
  usage: '',
  about: 'cómo va todo, de un vistazo',
  async run({ tools: { db, config }, output }) {
    const status = await readStatus(db)
    const process = await glance(config)
    tellStatus(output, status)
    if (process) tellProcess(output, process)
    else output.line('Proceso: no contesta en /metrics, o METRICS_TOKEN no está puesto')
    output.json({ ...status, process })
    return done
  }
}

function tellStatus(output: Output, { head, followers, queues, gate, database }: Status): void {
  output.line(`Registro: ${head} hechos; ${gate.waiting} esperan a escribir`)
  output.line(`Base de datos: ${megabytes(database.bytes)} MB, ${database.connections} conexiones`)
  for (const { name, lag, parked, attempts } of followers) {
    const trouble = attempts ? `, ${attempts} intentos fallidos` : ''
    output.line(`Seguidor ${name}: a ${lag} del final, ${parked} apartados${trouble}`)
  }
  for (const { name, waiting, failed } of queues) {
    output.line(`Cola ${name}: ${waiting} en espera, ${failed} fallidos`)
  }
}

function tellProcess(output: Output, { answers, appends, pool, memory, loopDelay }: Glance): void {
  const { total, failed, typical, slow } = answers
  output.line(
    `Respuestas: ${total}, ${failed} con error nuestro; mitad en ${typical} ms, 95 % en ${slow} ms`
  )
  output.line(
    `Escrituras: ${appends.total}; mitad en ${appends.typical} ms, 95 % en ${appends.slow} ms`
  )
  output.line(`Conexiones: ${pool.busy} ocupadas, ${pool.idle} libres, ${pool.waiting} en espera`)
  output.line(`Memoria: ${megabytes(memory)} MB; retraso del bucle (p99): ${loopDelay} ms`)
}
