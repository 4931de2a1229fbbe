import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { namedPaths } from './backup.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  exitOk,
  type ExitCode,
  exitVerificationFailed
} from '#cli/command.ts'
import { describeMoment } from '#cli/past/moment.ts'
import { printUnreadable } from '#cli/log/projections.ts'
import { readErasureLists } from './read-erasure-lists.ts'
import { verifyChecksums, readManifest } from '#services/backups/manifest.ts'
import { readMasterKeys } from '#services/backups/ndjson-file.ts'
import { migrateForAllRoles } from '#cli/migrate.ts'
import { importData, requireEmptyDatabase } from './import-data.ts'

export const restoreCommand: CliCommand = {
  name: 'restore',
  usesErasureList: true,
  usage: 'DIR [--keys FILE] [--erasures FILE | --without-erasures] [--unreadable]',
  description:
    'pone una copia en una base de datos vacía y vuelve a borrar a quien se borró después',
  migratesAfterChecks: true,
  async run(context, args) {
    const code = await restoreBackup(context, args, {
      migrate: () => migrateForAllRoles(context.tools),
      onImported: () => keepErasures(context.tools)
    })
    context.output.line(whatComesBack)
    return code
  }
}

const whatComesBack =
  'De lo que pasó después de la copia solo se repiten los borrados: mira qué anuncios y perfiles se retiraron u ocultaron, y qué contraseñas se cambiaron.'

interface RestoreSteps {
  /** Called once the backup and the configuration are checked: before, nothing is written. */
  migrate(): Promise<unknown>
  /** Called before the read tables are rebuilt. */
  onImported?(): Promise<void>
}

/** Into the empty database of the context. */
export async function restoreBackup(
  context: CliContext,
  args: CliArguments,
  { migrate, onImported }: RestoreSteps
): Promise<ExitCode> {
  const { tools, output } = context
  const paths = namedPaths(args)
  const manifest = readManifest(paths.folder, tools.vault.masterKeys.all('backup'))
  const { erasures, completeUpTo } = await readErasureLists(context, args, manifest.board)
  output.line(`La copia es del ${describeMoment(new Date(manifest.madeAt))}`)
  if (erasures && !(completeUpTo && completeUpTo > manifest.madeAt)) output.line(listNotLater)
  await requireEmptyDatabase(tools.db)
  output.step('Se comprueban las sumas (MB):')
  await verifyChecksums(manifest, paths, output.progress)
  tools.vault.masterKeys.requireInUse(await readMasterKeys(paths.keys))
  await migrate()
  output.step('Se leen los eventos:')
  const progress = (position: number) => output.progress(position, manifest.position)
  const { keys, tables, pictures, log } = paths
  const erasedSince = await importData({
    tools,
    keys,
    paths: [tables, pictures, log],
    erasures,
    acceptsUnreadable: args.values['unreadable'] === true,
    progress
  })
  output.line(`Borrados que la copia no conocía: ${erasedSince}`)
  await onImported?.()
  const origin = { madeAt: manifest.madeAt, erasuresUpTo: completeUpTo ?? null }
  return rebuildAndVerify(context, manifest.position + erasedSince, {
    forgotten: erasedSince,
    ...origin
  })
}

const listNotLater =
  'Cuidado: la lista de borrados no es posterior a la copia. Si se borró a alguien después, vuelve: busca una lista más nueva.'

/** The restored data is visible once the read tables are rebuilt. */
async function rebuildAndVerify(
  { tools: { db, vault }, output }: CliContext,
  expectedPosition: number,
  summary: object
): Promise<ExitCode> {
  output.step('Se rehacen las tablas de lectura:')
  const replay = { db, vault, projections, progress: output.progress }
  const { position, unreadable } = await rebuild(replay, readModelVersion)
  output.step('Se comparan con el registro:')
  const { differences } = await verify(replay)
  const isVerified = !differences.length && !unreadable.length && position === expectedPosition
  printUnreadable(output, unreadable)
  const mismatch = `Las tablas no son como el registro: ${JSON.stringify(differences)}`
  output.line(isVerified ? `${position} eventos restaurados y comprobados` : mismatch)
  output.json({
    restored: position,
    ...summary,
    equal: isVerified,
    differences,
    unreadable
  })
  return isVerified ? exitOk : exitVerificationFailed
}
