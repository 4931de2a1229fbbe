import {
  type AccountArchive,
  type AccountArchiveEvent,
  accountArchive
} from '#events/aggregates/account-archives.ts'
import { readStream } from '#events/store/event-store.ts'
import { holdArchive, openArchive, releaseArchive } from '#services/account-archive/decide.ts'
import { decryptArchive, holdArchiveSince, listArchives } from '#services/account-archive/store.ts'
import { newUsername } from '#services/platform/validation/fields.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import {
  type CliArguments,
  type CliCommand,
  erasedMessage,
  exitOk,
  operatorContext,
  argument,
  requiredOption,
  CliError
} from '#cli/command.ts'

const done: Record<AccountArchiveEvent['type'], string> = {
  ArchiveOpened: 'abierta',
  ArchiveHeld: 'retenida',
  ArchiveReleased: 'liberada'
}

export const archiveCommands: CliCommand[] = [
  {
    name: 'archive list',
    usage: '',
    description: 'las copias selladas de cuentas eliminadas',
    needs: 'current tables',
    async run({ tools: { db }, output }) {
      const archives = await listArchives(db)
      for (const { id, originalUserId, deletedAt, deletedByAdmin, ...kept } of archives) {
        const by = deletedByAdmin ? 'por la administración' : 'por su dueño'
        const { destroyAfter, heldSince } = kept
        const until = heldSince ? `retenida desde ${heldSince}` : `hasta ${destroyAfter}`
        output.line(`${id}  cuenta ${originalUserId}  eliminada ${deletedAt} ${by}  ${until}`)
      }
      if (!archives.length) output.line('No hay ninguna')
      output.json(archives)
      return exitOk
    }
  },
  {
    name: 'archive openings',
    usage: 'ID',
    description: 'quién abrió, retuvo o liberó una copia sellada, cuándo y por qué',
    needs: 'current tables',
    async run({ tools: { db, vault }, output }, args) {
      const id = argument(args, 0)
      const history = await vault.decrypt(db, await readStream(db, accountArchive.stream(id)))
      for (const { at, type, personal } of history) {
        const words = Object.values(personal ?? {}).join(': ') || erasedMessage
        output.line(`${at}  ${done[type as AccountArchiveEvent['type']]}  ${words}`)
      }
      if (!history.length) output.line('Nadie la ha abierto')
      output.json(history.map(({ at, type, personal }) => ({ at, type, ...personal })))
      return exitOk
    }
  },
  {
    name: 'archive open',
    usage: 'ID --by NAME --reason «…»',
    check: operatorName,
    description: 'abre una copia sellada; queda escrito quién y por qué',
    async run({ tools, output }, args) {
      const { id, access } = await readAccess(tools, args)
      await handleCommand(operatorContext(tools), accountArchive, id, () => openArchive(id, access))
      const opened = await decryptArchive(tools, id)
      output.line(JSON.stringify(opened, null, 2))
      output.json(opened)
      return exitOk
    }
  },
  {
    name: 'archive hold',
    usage: 'ID --by NAME --reason «…»',
    check: operatorName,
    description: 'no destruye una copia sellada mientras haya una reclamación abierta',
    async run({ tools, output }, args) {
      const { id, access } = await readAccess(tools, args)
      await change(tools, id, archive => holdArchive(archive, id, access), tools.now())
      output.line('Retenida: no se destruye hasta «archive release»')
      output.json({ held: id })
      return exitOk
    }
  },
  {
    name: 'archive release',
    usage: 'ID --by NAME --reason «…»',
    check: operatorName,
    description: 'la reclamación se cerró: la copia se destruye a su plazo',
    async run({ tools, output }, args) {
      const { id, access } = await readAccess(tools, args)
      await change(tools, id, archive => releaseArchive(archive, id, access), null)
      output.line('Liberada: se destruye a su plazo')
      output.json({ released: id })
      return exitOk
    }
  }
]

function change(
  tools: DataAccess,
  id: string,
  decide: (archive: AccountArchive) => AccountArchiveEvent[],
  since: Date | null
): Promise<void> {
  return handleCommand(operatorContext(tools), accountArchive, id, archive => ({
    events: decide(archive),
    inTransaction: tx => holdArchiveSince(tx, id, since)
  }))
}

/** The archive, who wants it, and the reason. */
async function readAccess({ db }: DataAccess, args: CliArguments) {
  const id = argument(args, 0)
  const operator = operatorName(args)
  const reason = requiredOption(args, 'reason')
  const archives = await listArchives(db)
  if (!archives.some(archive => archive.id === id)) throw new CliError(`No hay ninguna copia ${id}`)
  return { id, access: { operator, reason } }
}

/** The person at the keyboard, who may share the account of the machine with others. */
function operatorName(args: CliArguments): string {
  const { data } = newUsername.safeParse(requiredOption(args, 'by'))
  if (!data) throw new CliError('--by debe ser un nombre de usuario: letras, cifras, punto, guion')
  return data
}
