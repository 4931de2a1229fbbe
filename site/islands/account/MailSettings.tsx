import { useState } from 'react'
import { apiClient, callApi, type CurrentUser, errorMessage } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { Protected } from '#site/ui/Protected.tsx'
import { toast } from '#site/ui/toast.ts'
import { type TopicChoice, topicsOf } from './mail-topics.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** Which e-mails an account receives. */
export default function MailSettings() {
  return <Protected>{user => <Settings user={user} />}</Protected>
}

function Settings({ user }: { user: CurrentUser }) {
  const [stopped, setStopped] = useState<readonly TopicChoice[]>(user.stoppedLetters)
  const [isPending, setPending] = useState(false)
  function choose(topic: TopicChoice, isWanted: boolean) {
    const others = stopped.filter(one => one !== topic)
    setStopped(isWanted ? others : [...others, topic])
  }
  async function save() {
    setPending(true)
    try {
      const request = { param: { id: user.id }, json: { stopped: [...stopped] } }
      setSessionUser(await callApi(apiClient.users[':id'].letters.$put(request)))
      toast({ title: 'Guardado', description: 'Te escribiremos solo lo que has elegido.' })
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: 'No se ha podido guardar', description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="panel column mail-settings">
      <p>
        Te escribimos a <b>{shownEmail(user.email)}</b>. Los correos sobre tu cuenta y tu contraseña
        llegan siempre.
      </p>
      <fieldset className="field">
        <legend className="label">Escríbeme</legend>
        <div className="choices">
          {topicsOf(user.userType).map(({ topic, title, about }) => (
            <label className="choice" key={topic}>
              <input
                type="checkbox"
                checked={!stopped.includes(topic)}
                onChange={event => choose(topic, event.target.checked)}
              />
              <b>{title}</b>
              <span>{about}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row">
        <PendingButton
          className="button primary"
          isPending={isPending}
          pending="Guardando…"
          onClick={save}
        >
          Guardar
        </PendingButton>
        <a className="button secondary" href="/profile">
          Volver a mi perfil
        </a>
      </div>
    </section>
  )
}
