import { useState } from 'react'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import { callApi, apiClient, type CandidateProfileResponse, errorMessage } from '#site/lib/api.ts'
import { takedownText } from '#site/lib/takedown-text.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { CandidateContact } from '../person/CandidateContact.tsx'
import { CandidateHeader } from '../person/CandidateHeader.tsx'
import { ageText } from '../person/card-text.ts'
import { ProfileFacts, ShortFacts } from '../person/ProfileFacts.tsx'
import { Skills } from '../person/Skills.tsx'
import { ownProfileWords, speech } from '#services/words/words.ts'

interface Props {
  profile: CandidateProfileResponse
  onDeleted(): void
}

/** A profile as its owner sees it, with its actions. */
export function OwnProfileCard({ profile, onDeleted }: Props) {
  const { id, description, skills, hiddenReason } = profile
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function remove() {
    const description = await deleteProfile(id)
    setAsking(false)
    setFailure(description)
    if (description)
      return toast({ title: ownProfileWords.error, description, variant: 'destructive' })
    toast({ title: ownProfileWords.deletedTitle, description: ownProfileWords.notInList })
    onDeleted()
  }
  return (
    <article className="panel column own-profile">
      {hiddenReason && (
        <p className="notice warning" lang={defaultLanguage}>
          {takedownText(hiddenReason)}
        </p>
      )}
      <CandidateHeader profile={profile} age={ageText(profile)} />
      <ShortFacts profile={profile} />
      <p className="text" dir="auto">
        {description}
      </p>
      <Skills skills={skills} />
      <ProfileFacts profile={profile} />
      <CandidateContact profile={profile} />
      {failure && <p className="notice warning">{failure}</p>}
      <div className="row">
        <a className="button primary" href={speech.path(`/editar-perfil/${id}`)}>
          {ownProfileWords.edit}
        </a>
        <button className="button danger" type="button" onClick={() => setAsking(true)}>
          {ownProfileWords.remove}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={ownProfileWords.deleteQuestion}
          action={ownProfileWords.deleteProfile}
          pending={ownProfileWords.deleting}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{ownProfileWords.deleteText}</p>
        </ConfirmDialog>
      )}
    </article>
  )
}

/** The reason why the last action failed. */
async function deleteProfile(id: string): Promise<string | undefined> {
  try {
    await callApi(apiClient['candidate-profiles'][':id'].$delete({ param: { id } }))
    return undefined
  } catch (error) {
    return ownProfileWords.notDeleted(errorMessage(error))
  }
}
