import { existsSync, statSync } from 'node:fs'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import { type CliCommand, CliError, exitFailed, exitOk, argument } from '#cli/command.ts'
import { readClockNow } from '#services/clock/clock.ts'
import { describeClock } from '#services/clock/shared/describe-clock.ts'
import { findBackups } from '#services/backups/old-backups.ts'
import { deleteBackup, hasOtherFiles } from '#services/backups/rotate-backups.ts'

const term = termText(storageRules.backups.term)

export const pruneBackupsCommand: CliCommand = {
  name: 'backup prune',
  usage: 'FOLDER [--confirm]',
  description: `nombra las copias de FOLDER de más de ${term}; con --confirm las borra, con sus claves`,
  needs: 'current tables',
  async run({ tools, output }, args) {
    const folder = argument(args, 0)
    if (!existsSync(folder) || !statSync(folder).isDirectory()) {
      throw new CliError(`No hay ninguna carpeta ${folder}`)
    }
    const { old, current } = findBackups(folder, tools.now())
    const isConfirmed = args.values['confirm'] === true
    const clock = describeClock((await readClockNow(tools)).soundHours)
    if (isConfirmed && !clock.isTrusted) throw new CliError(`No se borra ninguna. ${clock.text}`)
    if (isConfirmed && old.length && !current) {
      throw new CliError(`Todas tienen más de ${term}: haz antes una copia nueva`)
    }
    const foreign = old.filter(hasOtherFiles)
    const deletable = old.filter(path => !foreign.includes(path))
    for (const path of deletable) {
      if (isConfirmed) deleteBackup(path)
      output.line(
        `${isConfirmed ? 'Borrada' : 'Se borraría'}: ${path}${keysNote(path, isConfirmed)}`
      )
    }
    for (const path of foreign) output.line(`No se borra, porque tiene otros archivos: ${path}`)
    if (!old.length) output.line(`Ninguna copia tiene más de ${term}`)
    else if (!isConfirmed) output.line('Para borrarlas, repite la orden con --confirm')
    output.json({ old: deletable, foreign, current, isDeleted: isConfirmed })
    return foreign.length ? exitFailed : exitOk
  }
}

const keysOf = (path: string) => `${path}.keys`

/** Before the deletion it looks beside the folder; keys that were stored elsewhere are the operator's to delete. */
function keysNote(path: string, isDeleted: boolean): string {
  if (isDeleted) return '; borra también sus claves donde más las guardes'
  return existsSync(keysOf(path)) ? `, con ${keysOf(path)}` : ' (sus claves no están al lado)'
}
