import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { startTransition, useActionState } from 'react'
import { callApi, apiClient, errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { type DiagnosisResponse, hasLocation } from './diagnosis.ts'

interface Props {
  user: CurrentUser
  diagnosis: DiagnosisResponse | undefined
}

export function SaveLocationForm({ user, diagnosis }: Props) {
  const [failure, save, isPending] = useActionState(saveLocation, undefined)
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
          onClick={() =>
            found && startTransition(() => save({ userId: user.id, diagnosis: found }))
          }
        >
          Guardar ubicación en mi perfil
        </PendingButton>
        <p className="muted" id="por-que">
          {saveHint(diagnosis)}
        </p>
      </div>
      {user.locatedAt && <p className="notice good">{savedText(user, user.locatedAt)}</p>}
    </div>
  )
}

function savedText({ lastIp, location }: CurrentUser, locatedAt: string): string {
  const saved = `Guardada el ${longDateAndTime(locatedAt)}: ${lastIp}.`
  return location ? `${saved} En tu perfil pone «${location}».` : saved
}

/** The changes that saving makes, or the reason why it cannot be done yet. */
function saveHint(diagnosis: DiagnosisResponse | undefined): string {
  if (!diagnosis) return 'Primero verifica tu IP.'
  if (hasLocation(diagnosis)) return 'Cambiará la ubicación que muestra tu perfil.'
  return 'No conocemos el lugar de tu dirección, así que no hay ubicación que guardar.'
}

interface Located {
  userId: string
  diagnosis: DiagnosisResponse
}

/** The sentence of a failure; undefined when it is saved. */
async function saveLocation(_: string | undefined, { userId, diagnosis }: Located) {
  const { ip, geolocalizacion: geoInfo } = diagnosis
  try {
    const json = { userId, ip, geoInfo }
    const { message, user: located } = await callApi(apiClient['update-ip'].$post({ json }))
    setSessionUser(located)
    toast({ title: 'IP guardada correctamente', description: message })
    return undefined
  } catch (error) {
    const description = errorMessage(error, 'Error al guardar la IP')
    toast({ title: 'Error al guardar IP', description, variant: 'destructive' })
    return description
  }
}
