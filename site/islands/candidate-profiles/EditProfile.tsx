import { useEffect } from 'react'
import { Protected } from '#site/ui/session/Protected.tsx'
import { Leave } from '#site/ui/states/RedirectWithToast.tsx'
import { Spinner } from '#site/ui/states/Spinner.tsx'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { askAhead, useQuery } from '#site/stores/queries.ts'
import { hasHint } from '#site/stores/session.ts'
import { flash } from '#site/ui/toasts/toast.ts'
import { EditForm } from './EditProfileForm.tsx'
import { OnlyCandidates } from './CandidatesOnly.tsx'

/** The page of a candidate's own profile. */
export default function EditProfile() {
  useEffect(() => {
    if (hasHint()) askAhead(...profileCall())
  }, [])
  return <Protected onAnonymous={toSignIn}>{user => <Screen user={user} />}</Protected>
}

function Screen({ user }: { user: User }) {
  return user.userType === 'employer' ? <OnlyCandidates /> : <OwnOnly user={user} />
}

function OwnOnly({ user }: { user: User }) {
  const { data, error } = useQuery(...profileCall())
  if (error) return <Leave to="/candidates" title="Error" description={notLoaded} />
  if (!data) return <Spinner />
  if (data.userId === user.id) return <EditForm profile={data} />
  return <Leave to="/candidates" title="Acceso denegado" description={notYours} />
}

const notLoaded = 'No se pudo cargar el perfil para su edición'
const notYours = 'No tienes permiso para editar este perfil'

function profileCall() {
  const id = location.pathname.split('/')[2] ?? ''
  const call = () => answerOf(api['candidate-profiles'][':id'].$get({ param: { id } }))
  return [`candidate-profiles/${id}`, call] as const
}

function toSignIn(): void {
  const description = 'Debes iniciar sesión para editar un perfil'
  flash({ title: 'Acceso denegado', description, variant: 'destructive' })
  location.replace('/login')
}
