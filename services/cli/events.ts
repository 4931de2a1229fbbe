import { setTimeout } from 'node:timers/promises'
import { fold } from '#events/aggregate.ts'
import { lastPosition, readAll, readStream } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/stored-event.ts'
import { schemaOf } from '#events/event-schemas.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import { aggregateOf } from '#events/aggregates.ts'
import {
  type CliCommand,
  exitOk,
  requiredArgument,
  CliError,
  exitVerificationFailed,
  wholeNumber
} from './command.ts'
import type { Output } from './output.ts'

const batchSize = 500

export const eventCommands: CliCommand[] = [
  {
    name: 'events tail',
    usage: '[N] [--follow]',
    description: 'los últimos N hechos (20), y con --follow los que lleguen',
    async run({ tools: { db }, output, signal }, { positionals, values }) {
      const wanted = wholeNumber(positionals[0] ?? '20', 'N')
      let position = Math.max(0, (await lastPosition(db)) - wanted)
      do {
        const events = await readAll(db, position, batchSize)
        for (const event of events) printEvent(output, event)
        position = events.at(-1)?.position ?? position
        if (values['follow'] && events.length < batchSize) await setTimeout(500)
      } while (values['follow'] && !signal.aborted)
      return exitOk
    }
  },
  {
    name: 'events show',
    usage: 'POSITION',
    description: 'un hecho entero; lo personal queda sellado',
    async run({ tools: { db }, output }, args) {
      const position = wholeNumber(requiredArgument(args, 0, 'la posición'), 'La posición')
      const [event] = await readAll(db, position - 1, 1)
      if (event?.position !== position)
        throw new CliError(`No hay ningún hecho en la posición ${position}`)
      output.line(JSON.stringify(withoutCiphertext(event), null, 2))
      output.json(withoutCiphertext(event))
      return exitOk
    }
  },
  {
    name: 'events stream',
    usage: 'NAME [--at VERSION]',
    description: 'la historia de una cosa, y en qué estado la deja',
    async run({ tools: { db }, output }, args) {
      const name = requiredArgument(args, 0, 'el nombre de la historia')
      const at = args.values['at']
      const last = typeof at === 'string' ? wholeNumber(at, 'La versión') : Number.POSITIVE_INFINITY
      const history = (await readStream(db, name)).filter(({ version }) => version <= last)
      if (!history.length) throw new CliError(`No hay ninguna historia ${name} hasta esa versión`)
      for (const event of history) printEvent(output, event)
      const entity = aggregateOf(name)
      const state = entity && fold(entity, history)
      output.line(`Estado: ${JSON.stringify(state)}`)
      output.json({ stream: name, version: history.at(-1)?.version, state })
      return exitOk
    }
  },
  {
    name: 'verify events',
    usage: '',
    description: 'lee todo el registro con el código de hoy',
    async run({ tools: { db, vault }, output }) {
      const problems: { position: number; type: string; problem: string }[] = []
      let position = 0
      for (;;) {
        const stored = await readAll(db, position, batchSize)
        const last = stored.at(-1)
        if (!last) break
        for (const event of stored) {
          if (event.position !== ++position) throw new CliError(`Falta la posición ${position}`)
          const problem = await whatIsWrong(event)
          if (problem) problems.push({ position, type: event.type, problem })
        }
        output.progress(position, await lastPosition(db))
      }
      for (const { position: at, type, problem } of problems)
        output.line(`${at} ${type}: ${problem}`)
      output.line(`${position} hechos leídos, ${problems.length} con problemas`)
      output.json({ events: position, problems })
      return problems.length ? exitVerificationFailed : exitOk

      async function whatIsWrong(event: StoredEvent): Promise<string | undefined> {
        try {
          const [known] = await vault.decrypt(db, [event])
          const schema = schemaOf(event.type)
          schema.data.parse(known?.data)
          if (!known?.isErased) schema.personal?.parse(known?.personal)
          return undefined
        } catch (error) {
          return error instanceof Error ? error.constructor.name : 'desconocido'
        }
      }
    }
  }
]

function printEvent(output: Output, event: StoredEvent): void {
  const { position, at, type, stream, version, data } = withoutCiphertext(event)
  output.line(`${position}  ${at}  ${type}  ${stream}@${version}  ${JSON.stringify(data)}`)
  output.json(withoutCiphertext(event))
}

/** An event without the unreadable text of its sealed part. */
function withoutCiphertext(event: StoredEvent): StoredEvent {
  const part = encryptedPart(event.data)
  return part
    ? { ...event, data: { ...event.data, sealed: `sellado para ${part.subject}` } }
    : event
}
