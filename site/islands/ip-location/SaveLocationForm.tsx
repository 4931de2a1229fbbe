import { PendingButton } from '#site/ui/button/PendingButton.tsx'
import { useRef, useState } from 'react'
import { answerOf, api, sentenceOf, type User } from '#site/lib/api.ts'
import { clockTime, longDate } from '#site/lib/formats.ts'
import { keepUser } from '#site/stores/session.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { type Diagnosis, isLocated } from './diagnosis.ts'

interface Props {
  user: User
  diagnosis: Diagnosis | undefined
}

export function SaveButton({ user, diagnosis }: Props) {
  const { failure, isPending, save } = useSave(user)
  const found = diagnosis && isLocated(diagnosis) ? diagnosis : undefined
  return (
    <div className="stack">
      {failure && (
        <div className="summary" role="alert">
          <h2>Error al guardar IP</h2>
          <p>{failure}</p>
        </div>
      )}
      <div className="row">
        <PendingButton
          className="button secondary"
          disabled={!found}
          isPending={isPending}
          pending="Guardando…"
          aria-describedby="por-que"
          onClick={() => found && save(found)}
        >
          Guardar ubicación en mi perfil
        </PendingButton>
        <p className="muted" id="por-que">
          {reasonOf(diagnosis)}
        </p>
      </div>
      {user.locatedAt && (
        <p className="notice good">
          Guardada el {longDate(user.locatedAt)} a las {clockTime(user.locatedAt)}:{' '}
          {[user.lastIp, user.location].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  )
}

/** Why there is nothing to keep yet. */
function reasonOf(diagnosis: Diagnosis | undefined): string {
  if (!diagnosis) return 'Primero verifica tu IP.'
  if (isLocated(diagnosis)) return 'Cambiará la ubicación que muestra tu perfil.'
  return 'No conocemos el lugar de tu dirección, así que no hay ubicación que guardar.'
}

function useSave(user: User) {
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isSaving = useRef(false)
  async function save({ ip, geolocalizacion: geoInfo }: Diagnosis) {
    if (isSaving.current) return
    isSaving.current = true
    setPending(true)
    setFailure(undefined)
    try {
      const json = { userId: user.id, ip, geoInfo }
      const { message, user: located } = await answerOf(api['update-ip'].$post({ json }))
      keepUser(located)
      toast({ title: 'IP guardada correctamente', description: message })
    } catch (error) {
      const description = sentenceOf(error, 'Error al guardar la IP')
      setFailure(description)
      toast({ title: 'Error al guardar IP', description, variant: 'destructive' })
    } finally {
      isSaving.current = false
      setPending(false)
    }
  }
  return { failure, isPending, save }
}
