import { useState } from 'react'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { apiClient, callApi, type CandidateProfileResponse, errorMessage } from '#site/lib/api.ts'
import { firstWord } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { EyeIcon, MessageIcon } from '#site/ui/ContactIcons.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { type CandidateContactFields, ReleasedContact } from './ReleasedContact.tsx'

const InviteDialog = lazyWithRetry(async () => (await import('./InviteDialog.tsx')).InviteDialog)

/** The actions of an employer on a candidate. */
export function EmployerActions({ profile }: { profile: CandidateProfileResponse }) {
  const [isInviting, setInviting] = useState(false)
  const [contact, setContact] = useState<CandidateContactFields>(profile)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMinor = profile.ageBand === '<18'
  const { data } = useQuery(`messages/${profile.userId}`, () =>
    callApi(apiClient.messages[':userId'].$get({ param: { userId: profile.userId } }))
  )
  const mayWrite = data?.correspondent && data.refusal === null
  async function ask() {
    setPending(true)
    setFailure(undefined)
    try {
      const call = apiClient['candidate-profiles'][':id'].contact
      setContact(await callApi(call.$post({ param: { id: profile.id } })))
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setPending(false)
  }
  return (
    <>
      {!isMinor && (
        <button className="button primary" type="button" onClick={() => setInviting(true)}>
          Invitar a un anuncio
        </button>
      )}
      {contact.contactPhone && <ReleasedContact profile={contact} />}
      <div className="verbs">
        {!contact.contactPhone && (
          <PendingButton isPending={isPending} pending="Pidiéndolo…" onClick={ask}>
            <EyeIcon />
            Ver teléfono y correo
          </PendingButton>
        )}
        {mayWrite && (
          <a href={conversationUrl(profile.userId)}>
            <MessageIcon />
            Escribir un mensaje
          </a>
        )}
      </div>
      {failure && (
        <p className="notice warning" role="alert">
          {failure}
        </p>
      )}
      {!contact.contactPhone && (
        <p className="small muted">
          {`Ver el teléfono queda anotado: ${firstWord(profile.fullName)} sabrá que lo has visto.`}
        </p>
      )}
      {isInviting && <InviteDialog profile={profile} onClose={() => setInviting(false)} />}
    </>
  )
}
