import { type FormEvent, useState } from 'react'
import { PostJob } from '#services/jobs/posting/contract.ts'
import { heldText } from '#services/jobs/shared/held-labels.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'
import {
  apiClient,
  callApi,
  type CurrentUser,
  type JobDraftResponse,
  type JobResponse
} from '#site/lib/api.ts'
import { deviceDraftKey, deviceDrafts } from '#site/lib/browser/device-drafts.ts'
import { saveNewJobId } from '#site/lib/browser/session-storage.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { failureToast, flash } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { useSavedDraft } from '#site/ui/forms/use-saved-draft.ts'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { DraftJob, publishJob, saveDraft } from './job-draft.ts'
import {
  copiedJobValues,
  jobFormValues,
  keepContactName,
  newJobValues,
  toDraftContent,
  toJobRequest,
  withAccountContact
} from './job-form-values.ts'
import { uploadingName, waitForPhotos } from './photo-upload.ts'
import { withRequiredPay } from './required-pay.ts'

export interface NewJobProps {
  user: CurrentUser
  /** Another job of the employer. */
  copied?: JobResponse | undefined
  /** A draft of the employer that is stored on the account. */
  draft?: JobDraftResponse | undefined
}

/** Publishes the job, or saves it as a draft of the account; until then the values stay on the device. */
export function usePostJobForm(props: NewJobProps) {
  const { draft, user } = props
  const inBrowser = storageKey(props)
  const [isDrafting, setDrafting] = useState(false)
  const form = useForm({
    schema: PostJob,
    initial: initialValues(props),
    toRequest: toJobRequest,
    validate: waitForPhotos,
    send: request => publishJob(draft?.id, request),
    async onSuccess({ id, heldFor }) {
      deviceDrafts.removeItem(inBrowser)
      if (form.values[keepContactName] === yesChoice) await keepContact(user, form.values)
      if (heldFor) showHeldJob(heldFor)
      else showNewJob(id)
    },
    onFailure: failureToast('Error al publicar empleo')
  })
  const drafted = Object.keys(form.values).filter(name => name !== uploadingName)
  useSavedDraft(inBrowser, drafted, form, deviceDrafts)
  const submitDraft = (event: FormEvent) => {
    setDrafting(true)
    form.submitAs(event, {
      schema: DraftJob,
      toRequest: toDraftContent,
      validate: waitForPhotos,
      send: request => saveDraft(draft?.id, request),
      onSuccess() {
        deviceDrafts.removeItem(inBrowser)
        showDrafts()
      },
      onFailure: failureToast('Error al guardar el borrador')
    })
  }
  const publish = (event: FormEvent) => {
    setDrafting(false)
    form.submit(event)
  }
  return { form, isDrafting, publish, submitDraft }
}

/** Stores the contact on the account, for the next job; the job is published even when this fails. */
async function keepContact(
  { id, fullName, email }: CurrentUser,
  { contactPhone, location }: FormValues
): Promise<void> {
  const json = { fullName, email, phone: contactPhone, location }
  const call = apiClient.users[':id'].$put({ param: { id }, json })
  await callApi(call).catch(console.error)
}

function showNewJob(id: string): void {
  saveNewJobId(id)
  flash({
    title: 'Empleo publicado',
    description: `Tu anuncio se verá durante ${jobLifetimeDays} días.`
  })
  location.assign('/jobs')
}

function showHeldJob(heldFor: NonNullable<JobResponse['heldFor']>): void {
  flash({ title: 'Anuncio en revisión', description: heldText(heldFor) })
  location.assign('/profile?tab=empleos')
}

function showDrafts(): void {
  flash({ title: 'Borrador guardado', description: 'Sigue con él cuando quieras.' })
  location.assign('/profile?tab=empleos')
}

/** The key under which this device stores unsent values; those of a draft go with the version that they changed. */
function storageKey({ user, copied, draft }: NewJobProps): string {
  if (draft) return deviceDraftKey(user.id, `${draft.id}-${draft.savedAt}`)
  return deviceDraftKey(user.id, copied?.id)
}

function initialValues({ user, copied, draft }: NewJobProps): FormValues {
  const known = copied ? copiedJobValues(copied, new Date()) : draft && jobFormValues(draft)
  return withRequiredPay(known ? withAccountContact(known, user) : newJobValues(user))
}
