import { type FormEvent, useState } from 'react'
import { jobLifetimeDays } from '#services/jobs/limits.ts'
import { PostJob } from '#services/jobs/contract.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { deleteDraft, useSavedDraft } from '#site/ui/use-saved-draft.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { useForm } from '#site/ui/use-form.ts'
import type { CurrentUser, JobDraftResponse, JobResponse } from '#site/lib/api.ts'
import { saveNewJobId } from '#site/lib/session-storage.ts'
import { flash, toast } from '#site/ui/toast.ts'
import { DraftJob, publishJob, saveDraft, toDraftRequest } from './job-draft.ts'
import {
  accountNames,
  copiedJobValues,
  jobFormValues,
  newJobValues,
  toJobRequest,
  withAccountContact
} from './job-form-values.ts'
import { JobPreviewPanel } from './JobPreview.tsx'
import { JobSteps } from './JobSteps.tsx'
import { withRequiredPay } from './required-pay.ts'
import { uploadingName, waitForPhotos } from './photo-upload.ts'

interface Props {
  user: CurrentUser
  /** Another job of theirs. */
  copied?: JobResponse | undefined
  /** Of theirs, kept on the account. */
  draft?: JobDraftResponse | undefined
}

/** A new job, filled in with the data of the account, with those of another job or with a draft. */
export function PostJobForm({ user, copied, draft }: Props) {
  const inBrowser = storageKey({ user, copied, draft })
  const [isDrafting, setDrafting] = useState(false)
  const form = useForm({
    schema: PostJob,
    initial: initialValues({ user, copied, draft }),
    toRequest: toJobRequest,
    validate: waitForPhotos,
    send: request => publishJob(draft?.id, request),
    onSuccess({ id }) {
      deleteDraft(inBrowser)
      showNewJob(id)
    },
    onFailure: showFailure('Error al publicar empleo')
  })
  const submitDraft = (event: FormEvent) => {
    setDrafting(true)
    form.submitAs(event, {
      schema: DraftJob,
      toRequest: toDraftRequest,
      validate: waitForPhotos,
      send: request => saveDraft(draft?.id, request),
      onSuccess() {
        deleteDraft(inBrowser)
        showDrafts()
      },
      onFailure: showFailure('Error al guardar el borrador')
    })
  }
  const publish = (event: FormEvent) => {
    setDrafting(false)
    form.submit(event)
  }
  const drafted = Object.keys(form.values).filter(name => !unkeptNames.includes(name))
  useSavedDraft(inBrowser, drafted, form)
  const preview = { values: form.values }
  const publishing = 'Publicar empleo'
  return (
    <div className="form-with-preview">
      <ValidatedForm
        form={form}
        className="job-form"
        onSubmit={publish}
        intro={
          copied && <p className="notice">Es una copia de «{copied.title}»: repasa las fechas.</p>
        }
      >
        <JobSteps
          form={form}
          preview={preview}
          submit={{ text: publishing, pending: isDrafting ? publishing : 'Publicando…' }}
        >
          <PendingButton
            className="button secondary"
            isPending={form.isPending}
            pending={isDrafting ? 'Guardando…' : draftButton}
            onClick={submitDraft}
          >
            {draftButton}
          </PendingButton>
          <p className="muted small">
            Lo que escribes se guarda en esta pestaña hasta que publiques. El borrador queda en «Mis
            Empleos», también en tus otros dispositivos.
          </p>
        </JobSteps>
      </ValidatedForm>
      <JobPreviewPanel {...preview} />
    </div>
  )
}

function showFailure(title: string) {
  return (description: string) => toast({ title, description, variant: 'destructive' })
}

function showNewJob(id: string): void {
  saveNewJobId(id)
  flash({
    title: 'Empleo publicado',
    description: `Tu anuncio se verá durante ${jobLifetimeDays} días.`
  })
  location.assign('/jobs')
}

function showDrafts(): void {
  flash({ title: 'Borrador guardado', description: 'Sigue con él cuando quieras.' })
  location.assign('/profile?tab=empleos')
}

const unkeptNames = [...accountNames, uploadingName]
const draftButton = 'Guardar borrador'

/** Under which the form keeps in this tab what is not sent yet. */
function storageKey({ user, copied, draft }: Props): string {
  if (draft) return `borrador-${draft.id}`
  return copied ? `copia-${copied.id}` : `anuncio-${user.id}`
}

function initialValues({ user, copied, draft }: Props): FormValues {
  const known = copied ? copiedJobValues(copied, new Date()) : draft && jobFormValues(draft)
  return withRequiredPay(known ? withAccountContact(known, user) : newJobValues(user))
}
