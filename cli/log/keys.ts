import {
  listKeyUses,
  rotateKeys,
  type KeyUse,
  type RotationResult
} from '#services/account-archive/rotate-keys.ts'
import { type CliCommand, exitOk, exitVerificationFailed } from '#cli/command.ts'

export const keyCommands: CliCommand[] = [
  {
    name: 'keys status',
    usage: '',
    needs: 'current tables',
    description: 'las claves de la operadora y cuánto cifra cada una',
    async run({ tools: { db, vault }, output }) {
      const uses = await listKeyUses(db)
      for (const use of uses) output.line(describeUse(use, vault.masterKeys.placeOf(use)))
      output.json(uses.map(({ checkValue: _, ...use }) => ({ ...use })))
      return exitOk
    }
  },
  {
    name: 'keys rotate',
    usage: '',
    description: 'cambia, sin parar, VAULT_KEY_PREVIOUS por VAULT_KEY en todo lo cifrado',
    async run({ tools: { db, vault }, output }) {
      const total = (await listKeyUses(db)).reduce((sum, use) => sum + use.people + use.archives, 0)
      let done = 0
      const onBatch = (rows: number) => {
        done += rows
        output.progress(done, total)
      }
      const result = await rotateKeys({ db, vault, onBatch })
      const { keys, archives } = result.unreadable
      const isDone = !keys.length && !archives.length
      output.line(isDone ? doneMessage(result, done) : unreadableMessage(result))
      output.json({ ...result, done })
      return isDone ? exitOk : exitVerificationFailed
    }
  }
]

const configured = ['en VAULT_KEY', 'en VAULT_KEY_PREVIOUS']

function describeUse(use: KeyUse, place: number): string {
  const since = use.createdAt.slice(0, 10)
  const state = use.retiredAt ? `retirada el ${use.retiredAt.slice(0, 10)}` : 'por cambiar'
  const where = configured[place] ?? 'sin configurar aquí'
  return `Clave ${use.id}, del ${since}, ${use.isActive ? 'en uso' : state}, ${where}: ${use.people} claves de personas, ${use.archives} copias selladas`
}

function doneMessage({ id }: RotationResult, done: number): string {
  return done
    ? `Todo lleva ya la clave ${id} (${done} cambios). Quita VAULT_KEY_PREVIOUS de los procesos y guarda la clave anterior mientras guardes copias de antes.`
    : `Todo lleva ya la clave ${id}: no había nada que cambiar.`
}

function unreadableMessage({ unreadable: { keys, archives } }: RotationResult): string {
  return [
    'Ninguna clave configurada abre lo siguiente; lo demás está cambiado y la clave anterior sigue en uso.',
    ...keys.map(subject => `  persona ${subject}`),
    ...archives.map(id => `  copia ${id}`)
  ].join('\n')
}
