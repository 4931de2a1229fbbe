import { caseKindOf, isRemoval } from '#events/aggregates/case-choices.ts'
import { caseId } from '#events/aggregates/cases.ts'
import { findCase } from '#projections/cases/queries.ts'
import type { DecidedTogether } from '#projections/cases/view.ts'
import type { CommandContext } from '#services/platform/commands/handle-command.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { CaseReasons, DecideCases } from './contract.ts'
import { decideTarget } from './own-initiative.ts'
import { removeAccount } from './removals.ts'
import { accountIsOwn, accountNotFound, caseNotFound } from './shared/refusals.ts'

type OperatorContext = CommandContext & { user: { id: string } }

/** One decision about several cases or targets, each in a transaction of its own, which brings its owner a letter. */
export function decideCases(
  context: OperatorContext,
  { ids, ...said }: DecideCases
): Promise<DecidedTogether> {
  return decideEach(ids, 'Decidido', async id => {
    const kind = caseKindOf(id)
    if (!kind || isRemoval(kind)) throw new HttpError(caseNotFound)
    const known = await findCase(context.db, id)
    // One that is decided already is refused with the sentence of one that another operator decides meanwhile.
    const revision = known && { revision: known.revision }
    const ruling = { ...said, ...revision, isOwnInitiative: !known?.reports.length }
    const targetId = id.slice(caseId(kind, '').length)
    if (!(await decideTarget(context, kind, targetId, ruling))) throw new HttpError(caseNotFound)
  })
}

/** Deletes several accounts, each in a transaction of its own, which brings its person a letter. */
export function removeAccounts(
  context: OperatorContext,
  { ids, ...reasons }: CaseReasons & { ids: readonly string[] }
): Promise<DecidedTogether> {
  return decideEach(ids, 'Eliminado', async id => {
    if (id === context.user.id) throw new HttpError(accountIsOwn)
    if (!(await removeAccount(context, id, reasons))) throw new HttpError(accountNotFound)
  })
}

async function decideEach(
  ids: readonly string[],
  done: string,
  decide: (id: string) => Promise<void>
): Promise<DecidedTogether> {
  const decided: string[] = []
  const failed: DecidedTogether['failed'] = []
  for (const id of new Set(ids)) {
    try {
      await decide(id)
      decided.push(id)
    } catch (error) {
      // What the next one meets as well ends the request; what is decided stays so.
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      failed.push({ id, message: error.message })
    }
  }
  return { decided, failed, message: describe(done, decided.length, failed) }
}

/** «Decidido: 48 de 50. No se ha podido con 2: «No encontramos este caso».» */
function describe(done: string, count: number, failed: DecidedTogether['failed']): string {
  const all = `${done}: ${count} de ${count + failed.length}.`
  const reasons = [...new Set(failed.map(({ message }) => `«${message}»`))]
  return failed.length ? `${all} No se ha podido con ${failed.length}: ${reasons.join(', ')}` : all
}
