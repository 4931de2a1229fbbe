import type { Erasure } from '#events/store/erasures.ts'
import {
  findCompleteUpTo,
  listsErasuresOf,
  readErasureList
} from '#services/account-archive/erasure-list.ts'
import { type CliArguments, CliError, type CliContext, option } from '#cli/command.ts'
import { describeMoment } from '#cli/past/moment.ts'

export interface ErasureLists {
  /** Undefined without a list. */
  erasures: AsyncIterable<Erasure[]> | undefined
  /** ISO instant up to which one of the lists says that it is complete. */
  completeUpTo: string | undefined
}

/** Reads the list of this installation and the one of --erasures; without any, --without-erasures is required. */
export async function readErasureLists(
  { tools, output }: CliContext,
  args: CliArguments,
  board: string
): Promise<ErasureLists> {
  const optionFile = option(args, 'erasures')
  if (optionFile && !(await listsErasuresOf(optionFile, board))) {
    throw new CliError(`${optionFile} no existe, o no es la lista de borrados de este tablón`)
  }
  const files = (await listsErasuresOf(tools.config.erasuresFile, board))
    ? [tools.config.erasuresFile]
    : []
  if (optionFile) files.push(optionFile)
  if (!files.length && !args.values['without-erasures']) throw new CliError(erasureListMissing)
  let completeUpTo: string | undefined
  for (const file of files) {
    const upTo = await findCompleteUpTo(file, board)
    const until = upTo
      ? `completa hasta el ${describeMoment(new Date(upTo))}`
      : 'que no dice hasta cuándo está completa'
    output.line(`Lista de borrados: ${file}, ${until}`)
    if (upTo && upTo > (completeUpTo ?? '')) completeUpTo = upTo
  }
  return { erasures: files.length ? readAll(files, board) : undefined, completeUpTo }
}

async function* readAll(files: readonly string[], board: string): AsyncGenerator<Erasure[]> {
  for (const file of files) yield* readErasureList(file, board)
}

const erasureListMissing = [
  'No hay ninguna lista de quién se borró después de la copia. Dala con --erasures FILE',
  '(es el erasures.ndjson de DATA_DIR); si no se ha borrado a nadie desde entonces,',
  'repite la orden con --without-erasures.'
].join(' ')
