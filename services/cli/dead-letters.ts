import { deleteDeadLetter, listDeadLetters } from '#events/store/dead-letters.ts'
import { subscriptions, retryDeadLetter } from '#workers/index.ts'
import {
  type Arguments,
  type Command,
  done,
  failed,
  needed,
  Refusal,
  wholeNumber
} from './command.ts'

export const parkedCommands: Command[] = [
  {
    words: 'parked list',
    usage: '',
    about: 'los hechos que un seguidor no pudo tratar',
    async run({ tools: { db }, output }) {
      const parked = await listDeadLetters(db)
      for (const { subscription, position, attempts, error } of parked) {
        output.line(`${subscription}  ${position}  ${attempts} intentos  ${error}`)
      }
      if (!parked.length) output.line('No hay ninguno')
      output.json(parked)
      return done
    }
  },
  {
    words: 'parked retry',
    usage: 'FOLLOWER POSITION',
    about: 'vuelve a intentar uno',
    async run({ tools, output }, args) {
      const { name, position } = chosen(args)
      if (!subscriptions.some(follower => follower.name === name))
        throw new Refusal(`No hay ningún seguidor ${name}`)
      await needParked(tools, name, position)
      const isDone = await retryDeadLetter(tools, name, position)
      output.line(isDone ? 'Hecho' : 'Ha vuelto a fallar')
      output.json({ retried: isDone })
      return isDone ? done : failed
    }
  },
  {
    words: 'parked drop',
    usage: 'FOLLOWER POSITION',
    about: 'renuncia a uno para siempre',
    async run({ tools, output }, args) {
      const { name, position } = chosen(args)
      await needParked(tools, name, position)
      await deleteDeadLetter(tools.db, name, position)
      output.line('Hecho')
      output.json({ dropped: true })
      return done
    }
  }
]

function chosen(args: Arguments): { name: string; position: number } {
  const name = needed(args, 0, 'el nombre del seguidor')
  return { name, position: wholeNumber(needed(args, 1, 'la posición'), 'La posición') }
}

async function needParked(
  { db }: Parameters<Command['run']>[0]['tools'],
  name: string,
  position: number
): Promise<void> {
  const parked = await listDeadLetters(db)
  if (!parked.some(one => one.subscription === name && one.position === position)) {
    throw new Refusal(`${name} no tiene apartado el hecho ${position}`)
  }
}
