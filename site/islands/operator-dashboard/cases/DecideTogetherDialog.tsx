import { type CaseKind, caseKindOf, type CaseRule } from '#events/aggregates/case-choices.ts'
import { CaseReasons } from '#services/cases/contract.ts'
import { preparedFacts } from '#services/cases/shared/case-texts.ts'
import { formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { invalidate } from '#site/stores/queries.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { ReasonsFields } from './ReasonsFields.tsx'
import { casesKey } from '../frame/cases.ts'
import { employersKey } from '../frame/employers.ts'
import { overviewKey } from '../frame/overview.ts'
import {
  actionLabels,
  decideTogether,
  newestKey,
  type Thing,
  type TogetherAction
} from '../frame/together.ts'

interface Props {
  action: TogetherAction
  things: readonly Thing[]
  onDecided(): void
  onClose(): void
}

/** One decision with one reason about all that is selected; each person gets a letter. */
export function DecideTogetherDialog({ action, things, onDecided, onClose }: Props) {
  const kind = action === 'account' ? 'account' : commonKind(things)
  const prepare = (rule: CaseRule) =>
    action === 'kept' ? 'Lo hemos mirado, y puede verse.' : preparedFacts(kind, rule)
  const rule = action === 'kept' ? 'otro' : 'falso'
  const update = () => {
    for (const key of [casesKey, employersKey, newestKey, overviewKey]) invalidate(key)
  }
  const form = useForm({
    schema: CaseReasons,
    initial: { rule, ground: 'terms', facts: prepare(rule) },
    send: reasons => decideTogether(action, things, reasons),
    onSuccess({ count, refusals }) {
      const reasons = [...new Set(refusals)].join(' ')
      toast({
        title: `Decidido: ${formatNumber(count)} de ${formatNumber(count + refusals.length)}`,
        description: reasons || 'Está en «Decididas», donde cada decisión se puede deshacer.',
        ...(reasons && { variant: 'destructive' as const })
      })
      update()
      onDecided()
      onClose()
    },
    onFailure: update,
    prefix: 'together-'
  })
  return (
    <FormDialog
      title={actionLabels[action]}
      intro={<p>{`${introOf(action, things)} Cada persona recibe una carta y puede reclamar.`}</p>}
      form={form}
      action={actionLabels[action]}
      pending="Guardando…"
      onClose={onClose}
    >
      <ReasonsFields form={form} prepare={prepare} />
    </FormDialog>
  )
}

function introOf(action: TogetherAction, things: readonly Thing[]): string {
  if (action !== 'account') return `Se decide sobre ${formatCount(things.length, 'cosa', 'cosas')}.`
  const accounts = new Set(things.map(({ ownerId }) => ownerId)).size
  return `Se eliminan ${formatCount(accounts, 'cuenta', 'cuentas')}, con todo lo que han publicado y enviado.`
}

/** Undefined when the cases are about several kinds. */
function commonKind(things: readonly Thing[]): CaseKind | undefined {
  const [kind, ...others] = new Set(things.map(({ id }) => caseKindOf(id)))
  return others.length ? undefined : kind
}
