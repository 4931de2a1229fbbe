import { PendingButton } from '#site/ui/PendingButton.tsx'
import { useRef, useState } from 'react'
import { callApi, apiClient, errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { longDateAndTime } from '#site/lib/formats.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { toast } from '#site/ui/toast.ts'
import { type DiagnosisResponse, hasLocation } from './diagnosis.ts'

interface Props {
  user: CurrentUser
  diagnosis: DiagnosisResponse | undefined
}

export function SaveLocationForm({ user, diagnosis }: Props) {
  const { failure, isPending, save } = useSaveLocation(user)
  const found = diagnosis && hasLocation(diagnosis) ? diagnosis : undefined
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
          {saveHint(diagnosis)}
        </p>
      </div>
      {user.locatedAt && (
        <p className="notice good">
          {`Guardada el ${longDateAndTime(user.locatedAt)}: ${user.lastIp}.`}
          {user.location && ` En tu perfil pone «${user.location}».`}
        </p>
      )}
    </div>
  )
}

/** What saving will change, or why it cannot be done yet. */
function saveHint(diagnosis: DiagnosisResponse | undefined): string {
  if (!diagnosis) return 'Primero verifica tu IP.'
  if (hasLocation(diagnosis)) return 'Cambiará la ubicación que muestra tu perfil.'
  return 'No conocemos el lugar de tu dirección, así que no hay ubicación que guardar.'
}

function useSaveLocation(user: CurrentUser) {
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isSaving = useRef(false)
  async function save({ ip, geolocalizacion: geoInfo }: DiagnosisResponse) {
    if (isSaving.current) return
    isSaving.current = true
    setPending(true)
    setFailure(undefined)
    try {
      const json = { userId: user.id, ip, geoInfo }
      const { message, user: located } = await callApi(apiClient['update-ip'].$post({ json }))
      setSessionUser(located)
      toast({ title: 'IP guardada correctamente', description: message })
    } catch (error) {
      const description = errorMessage(error, 'Error al guardar la IP')
      setFailure(description)
      toast({ title: 'Error al guardar IP', description, variant: 'destructive' })
    } finally {
      isSaving.current = false
      setPending(false)
    }
  }
  return { failure, isPending, save }
}
