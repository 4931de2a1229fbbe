import { SendMessage } from '#services/messages/contract.ts'
import { apiClient, callApi, type CandidateProfileResponse } from '#site/lib/api.ts'
import { firstWord } from '#services/platform/shared/formats.ts'
import { invalidate } from '#site/stores/queries.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { useInvitableJobs } from './use-invitable-jobs.ts'

interface Props {
  profile: CandidateProfileResponse
  jobId?: string
  onClose(): void
}

type Jobs = NonNullable<ReturnType<typeof useInvitableJobs>['jobs']>

/** A job and a few words: an invitation arrives as a message. */
export function InviteDialog(props: Props) {
  const { jobs, invited } = useInvitableJobs(props.profile)
  const open = jobs?.filter(({ id }) => !invited.includes(id))
  if (!open) return null
  if (open.length) return <InviteForm {...props} jobs={open} />
  return (
    <Dialog title="Invitar a un anuncio" onClose={props.onClose}>
      <p>
        {jobs?.length
          ? 'Ya le has invitado a todos tus anuncios abiertos.'
          : 'No tienes ningún anuncio abierto.'}
      </p>
      <p className="actions">
        <a className="button primary" href="/post-job">
          Publicar Empleo
        </a>
      </p>
    </Dialog>
  )
}

function InviteForm({ profile, jobId, onClose, jobs }: Props & { jobs: Jobs }) {
  const name = firstWord(profile.fullName)
  const form = useForm({
    schema: SendMessage,
    initial: {
      jobId: jobId ?? jobs[0]?.id ?? '',
      content: `Hola, ${name}: hemos visto tu perfil y creemos que encajas. ¿Te interesa?`
    },
    toRequest: values => ({ ...values, receiverId: profile.userId }),
    send: json => callApi(apiClient.messages.$post({ json })),
    onSuccess() {
      invalidate(`messages/${profile.userId}`)
      toast({ title: 'Invitación enviada', description: `${name} la recibe como un mensaje.` })
      onClose()
    },
    onFailure: failureToast('Error al invitar')
  })
  return (
    <FormDialog
      title="Invitar a un anuncio"
      intro={
        <p className="hint">{`${name} recibe un mensaje con el enlace al anuncio. Solo se puede invitar una vez a cada uno.`}</p>
      }
      form={form}
      action={`Invitar a ${name}`}
      pending="Enviando…"
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="jobId"
        label="Anuncio"
        options={jobs.map(({ id }) => id)}
        labels={Object.fromEntries(jobs.map(({ id, title }) => [id, title]))}
      />
      <TextAreaField form={form} name="content" label="Unas palabras" max={500} rows={3} />
    </FormDialog>
  )
}
