import type { ReactNode } from 'react'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { firstWord } from '#services/platform/shared/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { fieldInputProps, HintAndError } from '#site/ui/fields/Field.tsx'
import { MoreMenu } from '#site/ui/dialogs/MoreMenu.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { Group } from '#site/ui/fields/Group.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import type { ListedApplication } from '../list/list-url.ts'
import { Talk } from './Talk.tsx'
import { useAnswerForm } from './use-answer-form.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
  /** Offered while there is nothing to save. */
  onNext?: (() => void) | undefined
  /** Shown beside its button. */
  children: ReactNode
}

/** The answer to an application in one step, always in view. */
export function AnswerForm({ application, onDone, onNext, children }: Props) {
  const form = useAnswerForm(application, onDone)
  const { status, message = '' } = form.values
  const isOther = status !== application.status
  const hasChanged = isOther || message.trim() !== ''
  return (
    <ValidatedForm form={form} className="answer">
      <Group label="¿Qué le contestas?" className="split top">
        <div className="pick">
          {applicationStatuses.map(value => (
            <label key={value}>
              <input
                type="radio"
                name="status"
                value={value}
                checked={status === value}
                onChange={() => form.set('status', value)}
              />
              {statusLabels[value]}
            </label>
          ))}
        </div>
        <Talk application={application} onDone={onDone} />
      </Group>
      <Words form={form} isGuest={application.applicantId === null} />
      <div className="actions">
        {hasChanged && (
          <PendingButton
            className="button primary"
            type="submit"
            isPending={form.isPending}
            pending="Guardando…"
          >
            {`${isOther ? 'Guardar y avisar' : 'Enviar'} a ${firstWord(application.applicantName)}`}
          </PendingButton>
        )}
        {!hasChanged && onNext && (
          <button className="button secondary" type="button" onClick={onNext}>
            La siguiente
          </button>
        )}
        {children}
      </div>
    </ValidatedForm>
  )
}

/** A message with the answer, with some that are ready to use. */
function Words({ form, isGuest }: { form: Form; isGuest: boolean }) {
  const field = {
    form,
    name: 'message',
    label: 'Unas palabras',
    isOptional: true,
    hint:
      isGuest && 'Aplicó sin cuenta: le llega un correo con un enlace para leerlas y contestarte.'
  }
  const { value, ...attributes } = fieldInputProps(field)
  function choose(phrase: string) {
    form.set('message', [value.trim(), phrase].filter(Boolean).join('\n'))
    document.getElementById(attributes.id)?.focus()
  }
  return (
    <div className="field words">
      <label htmlFor={attributes.id}>
        Unas palabras <span className="optional">(opcional)</span>
      </label>
      <MoreMenu label="Frases preparadas" text="Frases">
        {phrases.map(([title, phrase]) => (
          <button key={title} type="button" onClick={() => choose(phrase)}>
            {title}
          </button>
        ))}
      </MoreMenu>
      <HintAndError {...field} />
      <textarea
        className="input"
        dir="auto"
        rows={2}
        {...attributes}
        value={value}
        onChange={event => form.set('message', event.target.value)}
      />
    </div>
  )
}

const phrases = [
  ['¿Puedes venir a probar?', '¿Puedes venir a probar? Dime qué día te viene bien.'],
  ['¿Hablamos por teléfono?', '¿Hablamos por teléfono? Dime a qué hora puedo llamarte.'],
  ['Gracias, ya tenemos a alguien', 'Gracias por escribirnos. Ya tenemos a alguien para el puesto.']
] as const
