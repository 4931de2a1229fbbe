import type { Database } from '#events/database.ts'
import { headPosition } from '#events/log.ts'
import { type Command, done } from './command.ts'

export interface Status {
  /** Position of the newest event. */
  head: number
  followers: { name: string; position: number; lag: number; attempts: number; parked: number }[]
  queues: { name: string; waiting: number; failed: number }[]
}

export const statusCommand: Command = {
  words: 'status',
  usage: '',
  about: 'cómo va todo, de un vistazo',
  async run({ tools: { db }, output }) {
    const status = await readStatus(db)
    output.line(`Registro: ${status.head} hechos`)
    for (const { name, lag, parked, attempts } of status.followers) {
      const trouble = attempts ? `, ${attempts} intentos fallidos` : ''
      output.line(`Seguidor ${name}: a ${lag} del final, ${parked} apartados${trouble}`)
    }
    for (const { name, waiting, failed } of status.queues) {
      output.line(`Cola ${name}: ${waiting} en espera, ${failed} fallidos`)
    }
    output.json(status)
    return done
  }
}

export async function readStatus(db: Database): Promise<Status> {
  const head = await headPosition(db)
  const followers = await db.query<Status['followers'][number]>(
    `SELECT name, position, $1 - position AS lag, attempts,
       (SELECT count(*) FROM es.parked WHERE subscription = name) AS parked
       FROM es.subscriptions ORDER BY name`,
    [head]
  )
  return { head, followers, queues: await readQueues(db) }
}

/** The queue's tables are the library's, and there are none before a worker ran. */
async function readQueues(db: Database): Promise<Status['queues']> {
  const [known] = await db.query<{ there: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS there`
  )
  if (!known?.there) return []
  return db.query(
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry', 'active')) AS waiting,
       count(*) FILTER (WHERE state = 'failed') AS failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY name`
  )
}
