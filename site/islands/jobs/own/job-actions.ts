import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { callApi, apiClient, type JobResponse, errorMessage } from '#site/lib/api.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'
import { toast } from '#site/ui/toasts/toast.ts'

/** Renews the job; a failure is shown in a toast and thrown. */
export async function requestRenewal(id: string): Promise<JobResponse> {
  try {
    const job = await callApi(apiClient.jobs[':id'].renew.$post({ param: { id } }))
    const description = `Tu anuncio tiene ${jobLifetimeDays} días más: caduca el ${longDateAndTime(job.expiryDate)}.`
    toast({ title: 'Anuncio renovado', description })
    return job
  } catch (error) {
    const description = errorMessage(error, 'No se pudo renovar el anuncio.')
    toast({ title: 'Error al renovar', description, variant: 'destructive' })
    throw new Error(description)
  }
}

/** Withdraws the job; a failure is shown in a toast and thrown. */
export function requestWithdrawal(id: string): Promise<void> {
  return requestDeletion(callApi(apiClient.jobs[':id'].$delete({ param: { id } })))
}

/** Deletes the draft; a failure is shown in a toast and thrown. */
export function requestDraftDeletion(id: string): Promise<void> {
  return requestDeletion(callApi(apiClient['job-drafts'][':id'].$delete({ param: { id } })))
}

async function requestDeletion(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    const description = errorMessage(error)
    toast({ title: 'Error al eliminar', description, variant: 'destructive' })
    throw new Error(description)
  }
}
