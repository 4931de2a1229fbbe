import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { ChangeApplicationStatus } from '#services/applications/answer-contract.ts'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { firstWord } from '#site/lib/formats.ts'
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
      const hasWords = form.values['message']?.trim() !== ''
      onDone(changed)
      tell(application, changed, hasWords, onDone)
    },
    onFailure: failureToast(failed)
  })
  return form
}

function tell(
  before: ListedApplication,
  changed: ListedApplication,
  hasWords: boolean,
  onUndone: (changed: ListedApplication) => void
): void {
  if (changed.status === before.status && hasWords) {
    toast({
      title: 'Mensaje enviado',
      description: `Se lo hacemos llegar a ${firstWord(before.applicantName)}.`
    })
    return
  }
  toast({
    title: 'Estado actualizado',
    description: `${statusText(changed)}${hasWords && changed.applicantId ? ` ${wordsStay}` : ''}`,
    action: {
      text: 'Deshacer',
      run: () => void takeBack(changed, before.status).then(undone => undone && onUndone(undone))
    }
  })
}

const statusText = ({ applicantName, status }: ListedApplication) =>
  `La aplicación de ${applicantName} está ${statusLabels[status].toLowerCase()}.`

/** For accounts; a guest gets no message, but an e-mail that waits for the undo. */
const wordsStay = 'Tus palabras ya están enviadas: «Deshacer» cambia solo el estado.'

async function takeBack({ id }: ListedApplication, status: ApplicationStatus) {
  try {
    const call = apiClient.applications[':id'].$put({ param: { id }, json: { status } })
    const undone = await callApi(call)
    toast({ title: 'Estado actualizado', description: statusText(undone) })
    return undone
  } catch (error) {
    toast({ title: failed, description: errorMessage(error), variant: 'destructive' })
    return undefined
  }
}

const failed = 'Error al actualizar estado'
