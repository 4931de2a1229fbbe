import { dirname } from 'node:path'
import { toMegabytes } from '#services/backups/manifest.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import { findBackups } from '#services/backups/old-backups.ts'
import { type BackupPaths, backupPaths, writeBackup } from '#services/backups/write-backup.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { argument, type CliArguments, type CliCommand, exitOk, option } from '#cli/command.ts'

export const backupCommand: CliCommand = {
  name: 'backup',
  usesErasureList: true,
  usage: 'DIR [--keys FILE]',
  description: 'copia todo en DIR, sin parar, y las claves de las personas aparte, en DIR.keys',
  needs: 'current tables',
  async run({ tools, output }, args) {
    const paths = namedPaths(args)
    const manifest = await writeBackup(tools, paths, output.progress)
    await keepErasures(tools)
    const size = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0)
    output.line(`${manifest.position} eventos en ${paths.folder}, ${toMegabytes(size)} MB`)
    output.line(`Guarda en otro sitio las claves de las personas: ${paths.keys}`)
    output.line('Guarda también, cada cual por su lado, VAULT_KEY (o secrets.json) y la lista de')
    output.line(`borrados, que restore necesita: ${tools.config.erasuresFile}`)
    for (const old of findBackups(dirname(paths.folder), tools.now()).old) {
      output.line(
        `Esta copia tiene más de ${termText(storageRules.backups.term)}: bórrala con «backup prune»: ${old}`
      )
    }
    output.json({ ...manifest, ...paths, erasures: tools.config.erasuresFile })
    return exitOk
  }
}

/** The files of the backup that a command names by its folder. */
export function namedPaths(args: CliArguments): BackupPaths {
  return backupPaths(argument(args, 0).replace(/\/+$/, ''), option(args, 'keys'))
}
