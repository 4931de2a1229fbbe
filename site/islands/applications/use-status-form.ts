import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { ChangeApplicationStatus } from '#services/applications/contract.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { toast } from '#site/ui/toast.ts'
import { useForm } from '#site/ui/use-form.ts'
import type { ListedApplication } from './list-url.ts'

export const statusOptions = applicationStatuses.map(value => ({
  value,
  title: statusLabels[value]
}))

/** The form that changes the status of an application, from any of the three to any other. */
export function useStatusForm(
  { id, status, applicantName }: ListedApplication,
  onDone: (changed: ListedApplication) => void
) {
  return useForm({
    schema: ChangeApplicationStatus,
    initial: { status },
    send: json => callApi(apiClient.applications[':id'].$put({ param: { id }, json })),
    onSuccess: changed => {
      onDone(changed)
      const now = statusLabels[changed.status].toLowerCase()
      const description = `La aplicación de ${applicantName} está ${now}.`
      toast({ title: 'Estado actualizado', description })
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar estado', description, variant: 'destructive' })
  })
}
