import { useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { invalidate } from '#site/stores/queries.ts'
import { overviewKey } from '../frame/overview.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { removalActions } from '../frame/cases.ts'
import { type EmployerSummary, employersKey, sendSeen } from '../frame/employers.ts'

const RemovePersonDialog = lazyWithRetry(() =>
  import('../cases/RemovePersonDialog.tsx').then(part => part.RemovePersonDialog)
)

/** An employer, its verification, and whether the operator has seen it. */
export function EmployerRow({ employer }: { employer: EmployerSummary }) {
  const { id, name, username, since, jobs, seenAt } = employer
  const [isPending, setPending] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const isSeen = seenAt !== null
  async function mark() {
    setPending(true)
    try {
      const { message } = await sendSeen(id, !isSeen)
      toast({ title: name, description: `${message}.` })
      document.getElementById('empresas')?.focus()
      invalidate(employersKey)
      invalidate(overviewKey)
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: 'No se ha podido anotar', description, variant: 'destructive' })
      setPending(false)
    }
  }
  return (
    <tr>
      <td className="title" data-label="Empresa">
        <b>
          <a className="title-link" href={`/employers/${id}`} translate="no" dir="auto">
            {name}
          </a>
        </b>
        <p className="muted small" translate="no">
          {username}
        </p>
      </td>
      <td data-label="Desde">
        <time dateTime={since}>{shortDate(since)}</time>
      </td>
      <td className="num" data-label="Anuncios">
        {formatNumber(jobs)}
      </td>
      <td data-label="Comprobado">
        <ul className="proofs">
          {proofsOf(employer).map(([text, isShown]) => (
            <li className={isShown ? '' : 'muted'} key={text}>
              <span className={isShown ? 'tick' : 'dash'} aria-hidden="true" />
              {text}
              {!isShown && <span className="visually-hidden">: no</span>}
            </li>
          ))}
        </ul>
      </td>
      <td className="do">
        <PendingButton
          className="button secondary slim"
          isPending={isPending}
          pending="Anotando…"
          aria-label={`${isSeen ? 'Deshacer «visto»' : 'Anotar como visto'}: ${name}`}
          onClick={mark}
        >
          {isSeen ? 'Deshacer' : 'Anotar como visto'}
        </PendingButton>
        <button
          type="button"
          className="button danger slim"
          aria-label={`${removalActions.account}: ${name}`}
          onClick={() => setRemoving(true)}
        >
          Eliminar
        </button>
        {isRemoving && (
          <RemovePersonDialog
            id={id}
            kind="account"
            name={name}
            rule="otro"
            onClose={() => setRemoving(false)}
          />
        )}
      </td>
    </tr>
  )
}

/** All steps of verification, and whether the employer has each. */
function proofsOf(employer: EmployerSummary): [string, boolean][] {
  const { emailConfirmed, web, taxIdCheckedAt, sharesTaxId, farmName } = employer
  return [
    ['Correo', emailConfirmed],
    [web ? `Web ${web}` : 'Web', Boolean(web)],
    [sharesTaxId ? 'NIF, que otra cuenta también tiene' : 'NIF', taxIdCheckedAt !== null],
    ...(farmName ? [[`REGA de ${farmName}`, true] satisfies [string, boolean]] : [])
  ]
}
