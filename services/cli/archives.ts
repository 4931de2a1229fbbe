import { accountArchive } from '#events/aggregates/account-archives.ts'
import { readStream } from '#events/store/event-store.ts'
import { openArchive } from '#services/account-archive/decide.ts'
import { listArchives, decryptArchive } from '#services/account-archive/store.ts'
import { newUsername } from '#services/platform/validation/fields.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  type CliCommand,
  erasedMessage,
  exitOk,
  operatorContext,
  requiredArgument,
  requiredOption,
  CliError
} from './command.ts'

export const archiveCommands: CliCommand[] = [
  {
    name: 'archive list',
    usage: '',
    description: 'las copias selladas de cuentas eliminadas',
    needs: 'current tables',
    async run({ tools: { db }, output }) {
      const archives = await listArchives(db)
      for (const { id, originalUserId, deletedAt, deletedByAdmin, destroyAfter } of archives) {
        const by = deletedByAdmin ? 'por la administración' : 'por su dueño'
        output.line(
          `${id}  cuenta ${originalUserId}  eliminada ${deletedAt} ${by}  hasta ${destroyAfter}`
        )
      }
      if (!archives.length) output.line('No hay ninguna')
      output.json(archives)
      return exitOk
    }
  },
  {
    name: 'archive openings',
    usage: 'ID',
    description: 'quién abrió una copia sellada, cuándo y por qué',
    needs: 'current tables',
    async run({ tools: { db, vault }, output }, args) {
      const id = requiredArgument(args, 0, 'el identificador')
      const history = await vault.decrypt(db, await readStream(db, accountArchive.stream(id)))
      const openings = history.map(({ at, personal }) => ({ at, ...personal }))
      for (const { at, ...words } of openings) {
        output.line(`${at}  ${Object.values(words).join(': ') || erasedMessage}`)
      }
      if (!openings.length) output.line('Nadie la ha abierto')
      output.json(openings)
      return exitOk
    }
  },
  {
    name: 'archive open',
    usage: 'ID --by NAME --reason «…»',
    description: 'abre una copia sellada; queda escrito quién y por qué',
    async run({ tools, output }, args) {
      const id = requiredArgument(args, 0, 'el identificador')
      const operator = operatorName(requiredOption(args, 'by'))
      const reason = requiredOption(args, 'reason')
      const archives = await listArchives(tools.db)
      if (!archives.some(one => one.id === id)) throw new CliError(`No hay ninguna copia ${id}`)
      await handleCommand(operatorContext(tools), accountArchive, id, () =>
        openArchive(id, operator, reason)
      )
      const opened = await decryptArchive(tools, id)
      output.line(JSON.stringify(opened, null, 2))
      output.json(opened)
      return exitOk
    }
  }
]

/** The person at the keyboard, who may share the account of the machine with others. */
function operatorName(name: string): string {
  const { data } = newUsername.safeParse(name)
  if (!data) throw new CliError('--by debe ser un nombre de usuario: letras, cifras, punto, guion')
  return data
}
