import { useEffect } from 'react'
import { Protected } from '#site/ui/Protected.tsx'
import { RedirectWithToast } from '#site/ui/RedirectWithToast.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { prefetch, useQuery } from '#site/stores/queries.ts'
import { mayBeSignedIn } from '#site/stores/session.ts'
import { flash } from '#site/ui/toast.ts'
import { EditProfileForm } from './EditProfileForm.tsx'
import { CandidatesOnly } from './CandidatesOnly.tsx'

/** The page of a candidate's own profile. */
export default function EditProfile() {
  useEffect(() => {
    if (mayBeSignedIn()) prefetch(...profileQuery())
  }, [])
  return (
    <Protected onAnonymous={redirectToSignIn}>{user => <EditProfilePage user={user} />}</Protected>
  )
}

function EditProfilePage({ user }: { user: CurrentUser }) {
  return user.userType === 'employer' ? <CandidatesOnly /> : <OwnerOnly user={user} />
}

function OwnerOnly({ user }: { user: CurrentUser }) {
  const { data, error } = useQuery(...profileQuery())
  if (error) return <RedirectWithToast to="/candidates" title="Error" description={loadErrorText} />
  if (!data) return <Spinner />
  if (data.userId === user.id) return <EditProfileForm profile={data} />
  return <RedirectWithToast to="/candidates" title="Acceso denegado" description={notOwnerText} />
}

const loadErrorText = 'No se pudo cargar el perfil para su edición'
const notOwnerText = 'No tienes permiso para editar este perfil'

function profileQuery() {
  const id = location.pathname.split('/')[2] ?? ''
  const call = () => callApi(apiClient['candidate-profiles'][':id'].$get({ param: { id } }))
  return [`candidate-profiles/${id}`, call] as const
}

function redirectToSignIn(): void {
  const description = 'Debes iniciar sesión para editar un perfil'
  flash({ title: 'Acceso denegado', description, variant: 'destructive' })
  location.replace('/login')
}
