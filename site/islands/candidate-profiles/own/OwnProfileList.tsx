import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { errorMessage } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { OwnProfileCard } from './OwnProfileCard.tsx'
import { ProfileVisibility } from '../visibility/ProfileVisibility.tsx'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { candidateWords, ownProfileWords } from '#services/words/words.ts'

/** The profile of the signed-in user, one at most. */
export function OwnProfileList({ onChange }: { onChange(): void }) {
  const { data, error, retry } = useQuery(...ownProfilesQuery)
  const [isDeleted, setDeleted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) {
      const description = ownProfileWords.notLoaded
      toast({ title: ownProfileWords.error, description, variant: 'destructive' })
    }
  }, [error])
  useEffect(() => {
    if (isDeleted) place.current?.focus()
  }, [isDeleted])
  function removeFromList() {
    setDeleted(true)
    onChange()
  }
  if (error) {
    return (
      <ErrorPanel title={ownProfileWords.notLoaded} message={errorMessage(error)} onRetry={retry} />
    )
  }
  return (
    <div className="stack" ref={place} tabIndex={-1}>
      <h2 className="visually-hidden">{candidateWords.own}</h2>
      {isDeleted && <p className="notice good">{ownProfileWords.deleted}</p>}
      {!data && <Spinner />}
      {data?.map(profile => (
        <OwnProfileCard key={profile.id} profile={profile} onDeleted={removeFromList} />
      ))}
      {data?.length === 0 && (
        <EmptyState title={ownProfileWords.none}>
          <p>{ownProfileWords.noneText}</p>
        </EmptyState>
      )}
      {data && <ProfileVisibility />}
    </div>
  )
}
