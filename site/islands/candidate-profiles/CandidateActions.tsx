import { useState } from 'react'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { apiClient, callApi, type CandidateProfileResponse, errorMessage } from '#site/lib/api.ts'
import { firstWord } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import type { SessionState } from '#site/stores/session.ts'
import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { useCopy } from '#site/ui/use-copy.ts'
import { ContactHint } from './ContactHint.tsx'

const InviteDialog = lazyWithRetry(async () => (await import('./InviteDialog.tsx')).InviteDialog)

interface Props {
  profile: CandidateProfileResponse
  session: SessionState
}

/** What a visitor may do with a candidate. */
export function CandidateActions({ profile, session }: Props) {
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return (
    <aside className="candidate-side">
      <section className="panel candidate-actions" aria-label="Qué puedes hacer">
        {isEmployer ? (
          <EmployerActions profile={profile} />
        ) : profile.contactPhone ? (
          <Contact profile={profile} />
        ) : (
          <ContactHint session={session} />
        )}
        <CopyAddress />
      </section>
      <p className="small muted">
        <a className="report-link" href={`/denunciar?tipo=profile&id=${profile.id}`} rel="nofollow">
          Denunciar este perfil
        </a>
      </p>
    </aside>
  )
}

function EmployerActions({ profile }: Pick<Props, 'profile'>) {
  const [isInviting, setInviting] = useState(false)
  const [contact, setContact] =
    useState<Pick<Props['profile'], 'contactPhone' | 'contactEmail'>>(profile)
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
      {contact.contactPhone ? (
        <Contact profile={{ ...profile, ...contact }} />
      ) : (
        <PendingButton
          className="button secondary"
          isPending={isPending}
          pending="Pidiéndolo…"
          onClick={ask}
        >
          Ver teléfono y correo
        </PendingButton>
      )}
      {mayWrite && (
        <a className="button secondary" href={conversationUrl(profile.userId)}>
          Escribir un mensaje
        </a>
      )}
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

function Contact({ profile: { contactPhone, contactEmail } }: Pick<Props, 'profile'>) {
  return (
    <div className="stack" role="status">
      {contactPhone && <PhoneLink phone={contactPhone} label="Teléfono: " />}
      {contactEmail && <EmailLink email={contactEmail} label="Correo: " />}
    </div>
  )
}

function CopyAddress() {
  const { outcome, copy } = useCopy()
  const text =
    outcome === 'copied' ? 'Enlace copiado' : outcome ? 'No se ha podido copiar' : 'Copiar enlace'
  return (
    <button
      className="button quiet slim needs-script"
      type="button"
      onClick={() => copy(location.origin + location.pathname)}
    >
      <span aria-live="polite">{text}</span>
    </button>
  )
}
