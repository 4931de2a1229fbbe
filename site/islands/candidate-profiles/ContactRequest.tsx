import { useState } from 'react'
import { authPath, withReturnPath } from '#services/auth/shared/auth-url.ts'
import { apiClient, type CandidateProfileResponse, callApi, errorMessage } from '#site/lib/api.ts'
import { currentPath } from '#site/lib/current-path.ts'
import { updateCache } from '#site/stores/queries.ts'
import { useSession } from '#site/stores/use-session.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { candidateProfileKey } from './profile-key.ts'

/** Shows the contact to an employer who presses the button, and to others who may ask for it. */
export function ContactRequest({ profile }: { profile: CandidateProfileResponse }) {
  const session = useSession()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { id, fullName } = profile
  async function ask() {
    setPending(true)
    setFailure(undefined)
    try {
      const call = apiClient['candidate-profiles'][':id'].contact
      const contact = await callApi(call.$post({ param: { id } }))
      updateCache<CandidateProfileResponse>(candidateProfileKey(id), known => ({
        ...known,
        ...contact
      }))
    } catch (error) {
      setFailure(errorMessage(error))
      setPending(false)
    }
  }
  if (session.state === 'loading') return null
  if (session.state === 'user' && session.user.userType === 'employer') {
    return (
      <>
        <PendingButton
          className="button secondary"
          isPending={isPending}
          pending="Pidiéndolo…"
          onClick={ask}
        >
          Ver teléfono y correo
          <span className="visually-hidden"> de {fullName}</span>
        </PendingButton>
        {failure && (
          <p className="notice warning" role="alert">
            {failure}
          </p>
        )}
        <p className="muted small">Queda anotado: esta persona sabrá que lo has visto.</p>
      </>
    )
  }
  return (
    <p>
      El teléfono y el correo los ven las empresas con la sesión iniciada.
      {session.state === 'anonymous' && (
        <>
          {' '}
          <a href={authPath('login', currentPath())}>Inicia sesión</a> o{' '}
          <a href={withReturnPath('/auth?register=true&type=employer', currentPath())}>
            crea una cuenta de empresa
          </a>
          .
        </>
      )}
    </p>
  )
}
