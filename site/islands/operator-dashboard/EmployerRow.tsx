import { useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { formatNumber, longDate } from '#services/platform/shared/spanish-formats.ts'
import { shortDate } from '#site/lib/formats.ts'
import { invalidate } from '#site/stores/queries.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'
import { type EmployerSummary, employersKey, sendSeen } from './employers.ts'

/** An employer, what it has shown of itself, and whether it was seen. */
export function EmployerRow({ employer }: { employer: EmployerSummary }) {
  const { id, name, username, since, jobs, seenAt } = employer
  const [isPending, setPending] = useState(false)
  const isSeen = seenAt !== null
  async function mark() {
    setPending(true)
    try {
      const { message } = await sendSeen(id, !isSeen)
      toast({ title: name, description: `${message}.` })
      document.getElementById('empresas')?.focus()
      invalidate(employersKey)
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: 'No se ha podido anotar', description, variant: 'destructive' })
      setPending(false)
    }
  }
  return (
    <tr>
      <td data-label="Empresa">
        <div>
          <a href={`/yards/${id}`}>{name}</a>
          <p className="muted small">{username}</p>
        </div>
      </td>
      <td data-label="Desde">{shortDate(since)}</td>
      <td data-label="Anuncios">{formatNumber(jobs)}</td>
      <td data-label="Pruebas">{shownBy(employer).join(' · ') || 'Nada'}</td>
      <td data-label="Acciones">
        <PendingButton
          className="button secondary slim"
          isPending={isPending}
          pending="Anotando…"
          aria-label={`${isSeen ? 'Deshacer «visto»' : 'Anotar como visto'}: ${name}`}
          onClick={mark}
        >
          {isSeen ? 'Deshacer' : 'Anotar como visto'}
        </PendingButton>
      </td>
    </tr>
  )
}

function shownBy({ emailConfirmed, web, taxIdCheckedAt, farmName, seenAt }: EmployerSummary) {
  return [
    emailConfirmed && 'Correo',
    web && `Web ${web}`,
    taxIdCheckedAt && 'NIF',
    farmName && `REGA de ${farmName}`,
    seenAt && `Visto el ${longDate(seenAt)}`
  ].filter(Boolean)
}
