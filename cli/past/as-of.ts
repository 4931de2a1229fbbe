import { user } from '#events/aggregates/users.ts'
import { pastReadings } from '#events/aggregates/past-readings.ts'
import { servePastBoard } from '#composition/past-board.ts'
import { findPositionAt } from '#events/store/event-store.ts'
import { findUserByName } from '#projections/users/queries.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import {
  argument,
  type CliArguments,
  type CliCommand,
  type CliContext,
  CliError,
  type ExitCode,
  exitOk,
  option,
  requiredOption,
  wholeNumber
} from '#cli/command.ts'
import type { Output } from '#cli/output.ts'
import { describeMoment, parseMoment } from './moment.ts'
import { type Past, type EventSince, pastKinds, readPast } from './read-past.ts'

export const asOfCommand: CliCommand = {
  name: 'as-of',
  usage: 'MOMENT [job|user|application|case ID | --serve PORT] [--by NAME]',
  description:
    'cómo era algo en MOMENT (2026-11-01T10:00, hora de Madrid, o con Z o +01:00), y qué ha cambiado desde entonces; con --serve, el tablón entero en ese puerto, solo para leer; queda escrito quién lo miró',
  endsBySignal: true,
  check: args => void (option(args, 'serve') ? servedPort(args) : requireKind(args)),
  async run(context, args) {
    const { tools, output } = context
    const moment = parseMoment(argument(args, 0), tools.now())
    if (option(args, 'serve')) return serve(context, args, moment)
    const kind = pastKinds[requireKind(args)]
    const given = argument(args, 2)
    const found = kind.aggregate === user ? await findUserByName(tools.db, given) : undefined
    const id = found?.id ?? given
    const past = await readPast(tools, kind, id, moment)
    if (!past) throw new CliError(`No hay ${kind.noun} ${given}`)
    await recordReading(tools, args, kind.aggregate.stream(id), moment)
    printPast(output, past, describeMoment(moment))
    output.json({ kind: argument(args, 1), id, at: moment.toISOString(), ...past })
    return exitOk
  }
}

async function serve(
  { tools, output, signal }: CliContext,
  args: CliArguments,
  moment: Date
): Promise<ExitCode> {
  const position = await findPositionAt(tools.db, moment.toISOString())
  await recordReading(tools, args, 'board', moment)
  const band = `Así era el ${describeMoment(moment)}`
  output.step(`Se hacen las tablas de entonces, de ${position} eventos:`)
  const isServed = await servePastBoard(tools, {
    moment,
    position,
    port: servedPort(args),
    band,
    progress: output.progress,
    signal,
    onReady(origin) {
      output.line(`${band}: ${origin} (solo lectura y sin sesiones; Ctrl+C lo termina)`)
      output.json({ origin, at: moment.toISOString(), position })
    }
  })
  if (!isServed) throw new CliError('Ya se está enseñando otro momento: termínalo antes')
  output.line('Terminado: sus tablas ya no están')
  return exitOk
}

function servedPort(args: CliArguments): number {
  const port = wholeNumber(requiredOption(args, 'serve'), 'El puerto')
  if (port > 65_535) throw new CliError('El puerto debe ser un número hasta 65535')
  return port
}

function requireKind(args: CliArguments): keyof typeof pastKinds {
  const kind = argument(args, 1)
  const isKind = (name: string): name is keyof typeof pastKinds => Object.hasOwn(pastKinds, name)
  if (!isKind(kind) || !argument(args, 2)) {
    throw new CliError(`Di de qué, y su ID: ${Object.keys(pastKinds).join(' ID, ')} ID`)
  }
  return kind
}

/** Recorded as done by the account of --by, for a machine that several operators share; by default by `operator`. */
async function recordReading(
  tools: DataAccess,
  args: CliArguments,
  stream: string,
  moment: Date
): Promise<void> {
  const name = option(args, 'by')
  const account = name ? await findUserByName(tools.db, name) : undefined
  if (name && !account) throw new CliError(`No hay ninguna cuenta ${name}`)
  const context = { ...tools, user: { id: account?.id ?? 'operator' } }
  await handleCommand(context, pastReadings, stream, () => [
    { type: 'PastRead', data: { id: stream, moment: moment.toISOString() } }
  ])
}

const erasedLater = 'borrado después'

/** Prints for people: the state at the moment, and each event since. */
function printPast(output: Output, past: Past, moment: string): void {
  const { state, view, wasErased, since, beganAt } = past
  output.line(`Así era el ${moment}:`)
  if (!state) output.line(`Todavía no existía: empezó el ${describeMoment(new Date(beganAt))}`)
  else {
    output.line(`Estado: ${JSON.stringify(state)}`)
    if (view) output.line(JSON.stringify(view, null, 2))
    else if (!wasErased) output.line('Ninguna página lo mostraba')
    if (wasErased) output.line(`Sus textos: ${erasedLater}`)
  }
  output.line(since.length ? 'Desde entonces:' : 'Desde entonces no ha cambiado nada')
  for (const event of since) output.line(describeEvent(event))
}

function describeEvent({ position, at, type, by, request, data, ...rest }: EventSince): string {
  const who = `por ${by ?? 'nadie con cuenta'}${request ? `, petición ${request}` : ''}`
  const { id: _, ...fields } = { id: '', ...data }
  const texts = rest.wasErased
    ? `«${erasedLater}»`
    : JSON.stringify({ ...fields, ...rest.personal })
  return `${position}  ${describeMoment(new Date(at))}  ${type}  ${who}  ${texts}`
}
