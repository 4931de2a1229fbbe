import type { CaseRule, RemovalKind } from '#events/aggregates/case-choices.ts'
import { CaseReasons } from '#services/cases/contract.ts'
import { preparedFacts } from '#services/cases/shared/case-texts.ts'
import { invalidate } from '#site/stores/queries.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { casesKey, removalActions, sendRemoval } from '../frame/cases.ts'
import { employersKey } from '../frame/employers.ts'
import { overviewKey } from '../frame/overview.ts'
import { ReasonsFields } from './ReasonsFields.tsx'

interface Props {
  id: string
  kind: RemovalKind
  name: string
  rule: CaseRule
  onClose(): void
}

/** Deletes an account, or erases a guest, with the reasons that the person reads. */
export function RemovePersonDialog({ id, kind, name, rule, onClose }: Props) {
  const prepare = (used: CaseRule) => preparedFacts(kind, used)
  const form = useForm({
    schema: CaseReasons,
    initial: { rule, ground: 'terms', facts: prepare(rule) },
    send: reasons => sendRemoval(id, reasons),
    onSuccess() {
      const description =
        kind === 'account'
          ? 'Está en «Decididas», donde se puede deshacer.'
          : 'La decisión está en «Decididas».'
      toast({ title: `${name}: eliminado`, description })
      for (const key of [casesKey, employersKey, overviewKey]) invalidate(key)
      onClose()
    },
    onFailure: failureToast('No se ha podido eliminar')
  })
  return (
    <FormDialog
      title={removalActions[kind]}
      intro={
        <p>
          <b>{name}</b>
          <br />
          <span className="muted">{consequences[kind]}</span>
        </p>
      }
      form={form}
      action={removalActions[kind]}
      pending="Eliminando…"
      onClose={onClose}
    >
      <ReasonsFields form={form} prepare={prepare} />
    </FormDialog>
  )
}

const consequences: Record<RemovalKind, string> = {
  account:
    'No podrá entrar, y lo que ha publicado y enviado dejará de verse. Le explicamos por qué y puede reclamar. Mientras no se borre del todo, puede volver.',
  guest: 'Se borra para siempre, y no puede volver. Le explicamos por qué y puede reclamar.'
}
