import { setTimeout } from 'node:timers/promises'
import { fold } from '#events/aggregates/aggregate.ts'
import { lastPosition, readAll, readStream } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import { aggregateOf } from '#events/aggregates/event-schemas.ts'
import {
  type CliArguments,
  type CliCommand,
  exitOk,
  argument,
  CliError,
  wholeNumber
} from '#cli/command.ts'
import type { Output } from '#cli/output.ts'
import { verifyEventsCommand } from './verify-events.ts'

const batchSize = 500

export const eventCommands: CliCommand[] = [
  {
    name: 'events tail',
    usage: '[N] [--follow]',
    description: 'los últimos N eventos (20), y con --follow los que lleguen',
    needs: 'event log',
    check: countOf,
    async run({ tools: { db }, output, signal }, args) {
      const { values } = args
      const count = countOf(args)
      let position = Math.max(0, (await lastPosition(db)) - count)
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
    description: 'un evento entero, con lo personal cifrado',
    needs: 'event log',
    check: positionOf,
    async run({ tools: { db }, output }, args) {
      const position = positionOf(args)
      const [event] = await readAll(db, position - 1, 1)
      if (event?.position !== position)
        throw new CliError(`No hay ningún evento en la posición ${position}`)
      output.line(JSON.stringify(withoutCiphertext(event), null, 2))
      output.json(withoutCiphertext(event))
      return exitOk
    }
  },
  {
    name: 'events stream',
    usage: 'NAME [--at VERSION]',
    description: 'los eventos de un stream, y el estado que resulta',
    needs: 'event log',
    check: lastVersionOf,
    async run({ tools: { db }, output }, args) {
      const name = argument(args, 0)
      const last = lastVersionOf(args)
      const history = (await readStream(db, name)).filter(({ version }) => version <= last)
      if (!history.length) throw new CliError(`No hay ningún stream ${name} hasta esa versión`)
      for (const event of history) printEvent(output, event)
      const aggregate = aggregateOf(name)
      const state = aggregate && fold(aggregate, history)
      output.line(`Estado: ${JSON.stringify(state)}`)
      output.json({ stream: name, version: history.at(-1)?.version, state })
      return exitOk
    }
  },
  verifyEventsCommand
]

function countOf({ positionals: [count = '20'] }: CliArguments): number {
  return wholeNumber(count, 'N')
}

function positionOf(args: CliArguments): number {
  return wholeNumber(argument(args, 0), 'La posición')
}

function lastVersionOf({ values: { at } }: CliArguments): number {
  return typeof at === 'string' ? wholeNumber(at, 'La versión') : Number.POSITIVE_INFINITY
}

function printEvent(output: Output, event: StoredEvent): void {
  const { position, at, type, stream, version, data } = withoutCiphertext(event)
  output.line(`${position}  ${at}  ${type}  ${stream}@${version}  ${JSON.stringify(data)}`)
  output.json(withoutCiphertext(event))
}

/** An event with a note in place of its encrypted personal data. */
function withoutCiphertext(event: StoredEvent): StoredEvent {
  const encrypted = encryptedPart(event.data)
  return encrypted
    ? { ...event, data: { ...event.data, sealed: `cifrado para ${encrypted.subject}` } }
    : event
}
