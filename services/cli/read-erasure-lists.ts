import { statSync } from 'node:fs'
import type { Erasure } from '#events/store/erasures.ts'
import { readErasures } from '#services/account-archive/erasure-list.ts'
import { type CliArguments, CliError, type CliContext, option } from './command.ts'

/** Reads the list of this installation and the one of --erasures; without any, --without-erasures is required. */
export function readErasureLists(
  { tools, output }: CliContext,
  args: CliArguments,
  board: string
): Erasure[] | undefined {
  const optionFile = option(args, 'erasures')
  if (optionFile && !readErasures(optionFile, board)) {
    throw new CliError(`${optionFile} no existe, o no es la lista de borrados de este tablón`)
  }
  const files = [tools.config.erasuresFile, optionFile].filter(file => file !== undefined)
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
