import { useEffect, useRef, useState } from 'react'
import { Empty } from '#site/ui/states/EmptyState.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { Skeletons } from '#site/ui/states/CardSkeletons.tsx'
import { answerOf, api, sentenceOf } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { OwnProfile } from './OwnProfileCard.tsx'

const askOwn = () => answerOf(api['my-candidate-profiles'].$get({ query: { onlyActive: 'true' } }))

/** The profile that somebody has published, which is one at most. */
export function OwnProfiles({ onChange }: { onChange(): void }) {
  const { data, error, retry } = useQuery('my-candidate-profiles', askOwn)
  const [isDeleted, setDeleted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) {
      const description = 'No se pudieron cargar tus perfiles'
      toast({ title: 'Error', description, variant: 'destructive' })
    }
  }, [error])
  useEffect(() => {
    if (isDeleted) place.current?.focus()
  }, [isDeleted])
  function forget() {
    setDeleted(true)
    onChange()
  }
  if (error) {
    return (
      <Failure
        title="No se pudieron cargar tus perfiles"
        message={sentenceOf(error)}
        onRetry={retry}
      />
    )
  }
  return (
    <div className="stack" ref={place} tabIndex={-1}>
      <h2 className="unseen">Mis perfiles</h2>
      {isDeleted && <p className="notice good">Tu perfil se ha eliminado. Puedes publicar otro.</p>}
      {!data && <Skeletons count={1} />}
      {data?.map(profile => (
        <OwnProfile key={profile.id} profile={profile} onDeleted={forget} />
      ))}
      {data?.length === 0 && (
        <Empty title="Todavía no tienes perfil">
          <p>Publícalo con el botón «Publicar perfil» y las empresas te encontrarán.</p>
        </Empty>
      )}
    </div>
  )
}
