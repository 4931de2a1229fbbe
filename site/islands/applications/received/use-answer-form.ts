import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { ChangeApplicationStatus } from '#services/applications/answers/answer-contract.ts'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { firstWord } from '#services/platform/shared/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import type { ListedApplication } from '../list/list-url.ts'

/** The answer to an application: any of the three statuses, and a message. */
export function useAnswerForm(
  application: ListedApplication,
  onDone: (changed: ListedApplication) => void
) {
  const form = useForm({
    schema: ChangeApplicationStatus,
    initial: { status: application.status, message: '' },
    send: json =>
      callApi(apiClient.applications[':id'].$put({ param: { id: application.id }, json })),
    onSuccess: changed => {
      const words = form.values['message']?.trim() ?? ''
      form.set('message', '')
      onDone(changed)
      tell(application, changed, words, undone => {
        if (undone.employerWords !== words) form.set('message', words)
        onDone(undone)
      })
    },
    onFailure: failureToast(failed)
  })
  return form
}

function tell(
  before: ListedApplication,
  changed: ListedApplication,
  words: string,
  onUndone: (changed: ListedApplication) => void
): void {
  const isMessage = changed.status === before.status && words !== ''
  const name = firstWord(before.applicantName)
  const texts = isMessage
    ? { title: 'Mensaje enviado', description: `Se lo hacemos llegar a ${name}.` }
    : { title: 'Estado actualizado', description: statusText(changed) }
  toast({
    ...texts,
    action: {
      text: 'Deshacer',
      run: () =>
        void takeBack(changed, before.status, words).then(undone => undone && onUndone(undone))
    }
  })
}

const statusText = ({ applicantName, status }: ListedApplication) =>
  `La aplicación de ${applicantName} está ${statusLabels[status].toLowerCase()}.`

/** The words are taken back with the status, unless the time for it has passed. */
async function takeBack(changed: ListedApplication, status: ApplicationStatus, words: string) {
  try {
    const param = { id: changed.id }
    const call = apiClient.applications[':id'].$put({ param, json: { status } })
    const undone = await callApi(call)
    const stay = words && undone.employerWords === words ? 'Tus palabras ya le han llegado.' : ''
    if (changed.status === status)
      toast(
        stay
          ? { title: 'Ya no se puede deshacer', description: stay }
          : { title: 'Mensaje retirado', description: 'Lo tienes en el campo para cambiarlo.' }
      )
    else toast({ title: 'Estado actualizado', description: `${statusText(undone)} ${stay}`.trim() })
    return undone
  } catch (error) {
    toast({ title: failed, description: errorMessage(error), variant: 'destructive' })
    return undefined
  }
}

const failed = 'Error al actualizar estado'
