import { useState } from 'react'
import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import { callApi, apiClient, type CandidateProfileResponse, errorMessage } from '#site/lib/api.ts'
import { takedownText } from '#site/lib/takedown-text.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import { CandidateContact } from '../person/CandidateContact.tsx'
import { CandidateHeader } from '../person/CandidateHeader.tsx'
import { ageText } from '../person/card-text.ts'
import { ProfileFacts, ShortFacts } from '../person/ProfileFacts.tsx'
import { Skills } from '../person/Skills.tsx'

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
    if (description) return toast({ title: 'Error', description, variant: 'destructive' })
    toast({ title: 'Perfil eliminado', description: 'Ya no apareces en la lista de candidatos.' })
    onDeleted()
  }
  return (
    <article className="panel own-profile">
      {hiddenReason && <p className="notice warning">{takedownText(hiddenReason)}</p>}
      <CandidateHeader profile={profile} age={ageText(profile)} />
      <ShortFacts profile={profile} />
      <p className="text">{description}</p>
      <Skills skills={skills} />
      <ProfileFacts profile={profile} />
      <CandidateContact profile={profile} />
      {failure && <p className="notice warning">{failure}</p>}
      <div className="row">
        <a className="button primary" href={`/editar-perfil/${id}`}>
          Editar
        </a>
        <button className="button danger" type="button" onClick={() => setAsking(true)}>
          Eliminar
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="¿Eliminar tu perfil?"
          action="Eliminar perfil"
          pending="Eliminando…"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>Dejará de verse en la lista de candidatos. Podrás publicar otro cuando quieras.</p>
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
    return `No se pudo eliminar el perfil: ${errorMessage(error)}`
  }
}
