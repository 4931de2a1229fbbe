import { userInfo } from 'node:os'
import { accountArchive } from '#events/account-archives.ts'
import { listArchives, openArchive } from '#services/account-archive/store.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { type Command, done, needed, neededOption, Refusal } from './command.ts'

export const archiveCommands: Command[] = [
  {
    words: 'archive list',
    usage: '',
    about: 'las copias selladas de cuentas eliminadas',
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
      return done
    }
  },
  {
    words: 'archive open',
    usage: 'ID --reason «…»',
    about: 'abre una copia sellada; queda escrito quién y por qué',
    async run({ tools, output }, args) {
      const id = needed(args, 0, 'el identificador')
      const reason = neededOption(args, 'reason')
      const archives = await listArchives(tools.db)
      if (!archives.some(one => one.id === id)) throw new Refusal(`No hay ninguna copia ${id}`)
      await record({ tools, user: { id: 'operator' } }, accountArchive, id, () => [
        { type: 'ArchiveOpened', data: { id, operator: userInfo().username, reason } }
      ])
      const opened = await openArchive(tools, id)
      output.line(JSON.stringify(opened, null, 2))
      output.json(opened)
      return done
    }
  }
]
