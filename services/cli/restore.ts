import { statSync } from 'node:fs'
import type { Erasure } from '#events/store/erasures.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { keepErasures, readErasures } from '#services/account-archive/erasure-list.ts'
import { backupPaths } from './backup.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  exitOk,
  type ExitCode,
  option,
  CliError,
  exitVerificationFailed
} from './command.ts'
import { verifyChecksums, readManifest } from './manifest.ts'
import { importData } from './import-data.ts'

export const restoreCommand: CliCommand = {
  name: 'restore',
  usage: 'DIR [--keys FILE] [--erasures FILE | --without-erasures]',
  description:
    'pone una copia en una base de datos vacía y vuelve a olvidar a quien se borró después',
  async run(context, args) {
    const { tools, output } = context
    const paths = backupPaths(args)
    const manifest = readManifest(paths.folder)
    const erasures = readErasureLists(context, args, manifest.board)
    if (!(await isEventStoreEmpty(tools.db))) throw new CliError('La base de datos no está vacía')
    output.step('Se comprueban las sumas (MB):')
    await verifyChecksums(manifest, paths, output.progress)
    output.step('Se leen los hechos:')
    const progress = (position: number) => output.progress(position, manifest.position)
    const { keys, tables, pictures, log } = paths
    const forgotten = await importData({
      tools,
      keys,
      paths: [tables, pictures, log],
      erasures,
      progress
    })
    output.line(`Borrados que la copia no conocía: ${forgotten}`)
    await keepErasures(tools)
    return rebuildAndVerify(context, manifest.position + forgotten, forgotten)
  }
}

/** Only now does anybody see what was restored. */
async function rebuildAndVerify(
  { tools: { db, vault }, output }: CliContext,
  expected: number,
  forgotten: number
): Promise<ExitCode> {
  output.step('Se rehacen las tablas de lectura:')
  const replay = { db, vault, projections, progress: output.progress }
  const { position } = await rebuild(replay, readModelVersion)
  output.step('Se comparan con el registro:')
  const { differences } = await verify(replay)
  const isRight = !differences.length && position === expected
  const wrong = `Las tablas no son como el registro: ${JSON.stringify(differences)}`
  output.line(isRight ? `${position} hechos restaurados y comprobados` : wrong)
  output.json({ restored: position, forgotten, equal: isRight, differences })
  return isRight ? exitOk : exitVerificationFailed
}

/** From the list of this installation and the one that is given; to go without any has to be asked for. */
function readErasureLists(
  { tools, output }: CliContext,
  args: CliArguments,
  board: string
): Erasure[] | undefined {
  const given = option(args, 'erasures')
  if (given && !readErasures(given, board)) {
    throw new CliError(`${given} no existe, o no es la lista de borrados de este tablón`)
  }
  const files = [tools.config.erasuresFile, given].filter(file => file !== undefined)
  const lists = files.flatMap(file => {
    const erasures = readErasures(file, board)
    if (erasures) output.line(`Lista de borrados: ${file}, al día el ${modifiedAt(file)}`)
    return erasures ? [erasures] : []
  })
  if (lists.length) return lists.flat()
  if (!args.values['without-erasures']) throw new CliError(erasureListMissing)
  return undefined
}

const erasureListMissing = [
  'No hay ninguna lista de quién se borró después de la copia. Dala con --erasures FILE',
  '(es el erasures.ndjson de DATA_DIR); si no se ha borrado a nadie desde entonces,',
  'repite la orden con --without-erasures.'
].join(' ')

function modifiedAt(file: string): string {
  return statSync(file).mtime.toISOString()
}
