import { deleteDeadLetter, listDeadLetters } from '#events/store/dead-letters.ts'
import { retryFailed } from '#services/operator-dashboard/refusals.ts'
import { createSubscriptions, retryDeadLetter } from '#workers/index.ts'
import {
  type CliArguments,
  type CliCommand,
  exitOk,
  exitFailed,
  argument,
  CliError,
  wholeNumber
} from '#cli/command.ts'

export const deadLetterCommands: CliCommand[] = [
  {
    name: 'dead-letters list',
    usage: '',
    description: 'los eventos que una suscripción no pudo procesar',
    needs: 'current tables',
    async run({ tools: { db }, output }) {
      const deadLetters = await listDeadLetters(db)
      for (const { subscription, position, attempts, error } of deadLetters) {
        output.line(`${subscription}  ${position}  ${attempts} intentos  ${error}`)
      }
      if (!deadLetters.length) output.line('No hay ninguno')
      output.json(deadLetters)
      return exitOk
    }
  },
  {
    name: 'dead-letters retry',
    usage: 'SUBSCRIPTION POSITION',
    description: 'vuelve a procesar uno',
    check: parseTarget,
    async run({ tools, output }, args) {
      const { name, position } = parseTarget(args)
      if (!createSubscriptions(tools).some(subscription => subscription.name === name))
        throw new CliError(`No hay ninguna suscripción ${name}`)
      await requireDeadLetter(tools, name, position)
      const isDone = await retryDeadLetter(tools, name, position)
      output.line(isDone ? 'Hecho' : retryFailed.message)
      output.json({ retried: isDone })
      return isDone ? exitOk : exitFailed
    }
  },
  {
    name: 'dead-letters drop',
    usage: 'SUBSCRIPTION POSITION',
    description: 'descarta uno para siempre',
    check: parseTarget,
    async run({ tools, output }, args) {
      const { name, position } = parseTarget(args)
      await requireDeadLetter(tools, name, position)
      await deleteDeadLetter(tools.db, name, position)
      output.line('Hecho')
      output.json({ dropped: true })
      return exitOk
    }
  }
]

function parseTarget(args: CliArguments): { name: string; position: number } {
  const name = argument(args, 0)
  return { name, position: wholeNumber(argument(args, 1), 'La posición') }
}

async function requireDeadLetter(
  { db }: Parameters<CliCommand['run']>[0]['tools'],
  name: string,
  position: number
): Promise<void> {
  const deadLetters = await listDeadLetters(db)
  if (
    !deadLetters.some(
      deadLetter => deadLetter.subscription === name && deadLetter.position === position
    )
  ) {
    throw new CliError(`${name} no tiene ningún evento fallido en la posición ${position}`)
  }
}
