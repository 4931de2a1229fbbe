import { CloseJob } from '#services/jobs/posting/contract.ts'
import { maxAnswerLength } from '#events/limits/jobs.ts'
import { apiClient, callApi, type JobSummary } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'

interface Props {
  job: Pick<JobSummary, 'id' | 'title' | 'pending'>
  /** Called with a message that stays after the toast is gone. */
  onClosed(message: string): void
  onClose(): void
}

const outcomeOptions = [
  { value: 'aqui', title: 'Sí, con una persona que aplicó aquí' },
  { value: 'otra-via', title: 'Sí, por otra vía' },
  { value: 'sin-cubrir', title: 'No, pero dejo de buscar' }
]

const answers = 'si'

/** Closes a job: with its outcome, and one answer to all pending applicants. */
export function CloseJobDialog({ job, onClosed, onClose }: Props) {
  const { title, pending = 0 } = job
  const form = useCloseJob(job, onClosed)
  const isAnswered = form.values['answer'] === answers
  return (
    <FormDialog
      title="¿Puesto cubierto?"
      intro={
        <p>
          <b>{title}</b>
          <br />
          <span className="muted">
            El anuncio sale de la lista y no admite más aplicaciones. No se puede deshacer, pero sí
            publicar una copia.
          </span>
        </p>
      }
      form={form}
      action="Cerrar anuncio"
      pending="Cerrando…"
      onClose={onClose}
    >
      <RadioGroup
        form={form}
        name="outcome"
        label="¿Encontraste a alguien?"
        options={outcomeOptions}
      />
      {pending > 0 && (
        <label className="setting box">
          <input
            type="checkbox"
            checked={isAnswered}
            onChange={event => form.set('answer', event.target.checked ? answers : '')}
          />
          <b>
            {pending === 1
              ? 'Contestar a quien espera'
              : `Contestar a las ${pending} personas que esperan`}
          </b>
          <span className="about">
            {pending === 1
              ? 'Su aplicación pasa a «Rechazada» y le llega este mensaje.'
              : 'Sus aplicaciones pasan a «Rechazada» y les llega este mensaje.'}{' '}
            Quien aplicó sin cuenta lo lee en el enlace de su correo.
          </span>
        </label>
      )}
      {isAnswered && (
        <TextAreaField form={form} name="message" label="Mensaje" max={maxAnswerLength} rows={5} />
      )}
    </FormDialog>
  )
}

function useCloseJob({ id, title, pending = 0 }: Props['job'], onClosed: Props['onClosed']) {
  const form = useForm({
    schema: CloseJob,
    initial: { outcome: 'aqui', answer: pending ? answers : '', message: suggestedAnswer(title) },
    toRequest: ({ outcome, answer, message }) => ({
      outcome,
      message: answer === answers ? message : undefined
    }),
    validate: ({ answer, message }) =>
      answer === answers && !message?.trim()
        ? [{ field: 'message', message: 'Escribe la respuesta, o quita la marca de contestar' }]
        : [],
    send: json => callApi(apiClient.jobs[':id'].close.$post({ param: { id }, json })),
    onSuccess() {
      const isAnswered = form.values['answer'] === answers
      const answered = isAnswered
        ? ` Hemos contestado a ${formatCount(pending, 'persona', 'personas')}.`
        : ''
      const description = `«${title}» ya no se ve en la lista.${answered}`
      toast({ title: 'Anuncio cerrado', description })
      onClosed(description)
    },
    onFailure: failureToast('Error al cerrar el anuncio')
  })
  return form
}

function suggestedAnswer(title: string): string {
  return `Gracias por tu interés en «${title}». El proceso ya está cerrado y esta vez no seguimos adelante con tu aplicación. Te deseamos mucha suerte.`
}
