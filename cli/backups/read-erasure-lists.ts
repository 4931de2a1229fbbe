import { statSync } from 'node:fs'
import type { Erasure } from '#events/store/erasures.ts'
import { listsErasuresOf, readErasureList } from '#services/account-archive/erasure-list.ts'
import { type CliArguments, CliError, type CliContext, option } from '#cli/command.ts'

/** Reads the list of this installation and the one of --erasures; without any, --without-erasures is required. */
export async function readErasureLists(
  { tools, output }: CliContext,
  args: CliArguments,
  board: string
): Promise<AsyncIterable<Erasure[]> | undefined> {
  const optionFile = option(args, 'erasures')
  if (optionFile && !(await listsErasuresOf(optionFile, board))) {
    throw new CliError(`${optionFile} no existe, o no es la lista de borrados de este tablón`)
  }
  const files = (await listsErasuresOf(tools.config.erasuresFile, board))
    ? [tools.config.erasuresFile]
    : []
  if (optionFile) files.push(optionFile)
  for (const file of files) {
    output.line(`Lista de borrados: ${file}, al día el ${modifiedAt(file)}`)
  }
  if (files.length) return readAll(files, board)
  if (!args.values['without-erasures']) throw new CliError(erasureListMissing)
  return undefined
}

async function* readAll(files: readonly string[], board: string): AsyncGenerator<Erasure[]> {
  for (const file of files) yield* readErasureList(file, board)
}

const erasureListMissing = [
  'No hay ninguna lista de quién se borró después de la copia. Dala con --erasures FILE',
  '(es el erasures.ndjson de DATA_DIR); si no se ha borrado a nadie desde entonces,',
  'repite la orden con --without-erasures.'
].join(' ')

function modifiedAt(file: string): string {
  return statSync(file).mtime.toISOString()
}
