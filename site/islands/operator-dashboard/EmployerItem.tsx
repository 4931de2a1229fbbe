import { useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { formatCount, longDate } from '#site/lib/formats.ts'
import { invalidate } from '#site/stores/queries.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'
import { type EmployerSummary, employersKey, sendSeen } from './employers.ts'

/** An employer, what it has shown of itself, and whether it was seen. */
export function EmployerItem({ employer }: { employer: EmployerSummary }) {
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
    <li>
      <p>
        <a href={`/yards/${id}`}>{name}</a>{' '}
        <span className="muted small">
          {username}, desde el {longDate(since)}, {formatCount(jobs, 'anuncio', 'anuncios')}
        </span>
      </p>
      <p className="small">{shownBy(employer).join(' · ') || 'No ha comprobado nada.'}</p>
      <PendingButton
        className="button secondary slim"
        isPending={isPending}
        pending="Anotando…"
        aria-label={`${isSeen ? 'Deshacer «visto»' : 'Anotar como visto'}: ${name}`}
        onClick={mark}
      >
        {isSeen ? 'Deshacer' : 'Anotar como visto'}
      </PendingButton>
    </li>
  )
}

function shownBy({ emailConfirmed, web, taxIdCheckedAt, farmName, seenAt }: EmployerSummary) {
  return [
    emailConfirmed && 'Correo confirmado',
    web && `Web ${web}`,
    taxIdCheckedAt && 'NIF comprobado',
    farmName && `REGA de ${farmName}`,
    seenAt && `Visto el ${longDate(seenAt)}`
  ].filter(Boolean)
}
