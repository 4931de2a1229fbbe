import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { ContactFields } from './ContactFields.tsx'
import { JobPreview, type PreviewProps } from './JobPreview.tsx'
import { OfferFields } from './OfferFields.tsx'
import { PositionFields } from './PositionFields.tsx'
import { roleLabels } from '#services/words/words.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import type { FormFieldError } from '#site/ui/forms/form-validation.ts'
import { fieldsByStep } from './job-field-order.ts'
import { askWhenPayIsTold, payInAd, payLater } from './job-form-values.ts'

interface JobStep {
  /** A letter of the dressage arena: A at its entrance, X at its centre, C at its end. */
  letter: string
  title: string
  /** The fields, without their parts. */
  names: readonly string[]
  /** What is asked for before the next step; an ad can be sent without it. */
  asks?(values: FormValues): FormFieldError[]
  /** The values of the step in one line. */
  summary(values: FormValues): string
}

const jobSteps: readonly JobStep[] = [
  {
    letter: 'A',
    title: 'El puesto',
    names: fieldsByStep.position,
    summary: ({ title, jobType, role }) =>
      list([title, jobType, Object.entries(roleLabels).find(([id]) => id === role)?.[1]])
  },
  {
    letter: 'X',
    title: 'Lo que ofreces',
    names: fieldsByStep.offer,
    asks: askWhenPayIsTold,
    summary: values =>
      list([
        values['pay.when'] === payInAd && `Desde ${values['pay.min']} €`,
        values['pay.when'] === payLater && 'Sueldo antes de la entrevista',
        values['housing.kind'] && values['housing.kind'] !== 'no' ? 'con vivienda' : '',
        values['hours.week'] && `${values['hours.week']} h a la semana`
      ])
  },
  {
    letter: 'C',
    title: 'Dónde y contacto',
    names: fieldsByStep.contact,
    summary: ({ companyName, location }) => list([companyName, location])
  }
]

const list = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

const stepFields = [PositionFields, OfferFields, ContactFields]
const headingId = (index: number) => `paso-${index + 1}`
const lastStep = jobSteps.length - 1

interface Props {
  form: Form
  preview: PreviewProps
  submit: { text: string; pending: string }
  /** Shown beside the button that sends. */
  children?: ReactNode
}

/** The three steps on one page: all can be filled in at any time, and finished ones are folded. */
export function JobSteps({ form, preview, submit, children }: Props) {
  const [current, setCurrent] = useState(0)
  const [folded, setFolded] = useState<readonly number[]>([])
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  useFocusedStep(setCurrent)

  function open(index: number) {
    setCurrent(index)
    setFolded(now => now.filter(step => step !== index))
    const heading = document.getElementById(headingId(index))
    heading?.focus({ preventScroll: true })
    requestAnimationFrame(() => heading?.scrollIntoView({ block: 'start' }))
  }

  function goOn(index: number) {
    const { names = [], asks } = jobSteps[index] ?? {}
    if (!form.check(names, asks?.(form.values))) return
    setFolded(now => [...now, index])
    open(index + 1)
  }

  const sendButton = <SubmitButton form={form} {...submit} />
  return (
    <>
      <StepIndicator current={current} />
      {jobSteps.map((step, index) => (
        <StepSection
          key={step.title}
          step={step}
          index={index}
          form={form}
          isDone={folded.includes(index)}
          onOpen={() => open(index)}
          onNext={() => goOn(index)}
        />
      ))}
      <div className={current === lastStep ? 'row send last' : 'row send'}>
        {sendButton}
        {children}
      </div>
      <div className="post-bar no-print">
        <button className="button secondary" type="button" onClick={() => setPreviewOpen(true)}>
          Ver
        </button>
        {current === lastStep ? (
          sendButton
        ) : (
          <button className="button primary" type="button" onClick={() => goOn(current)}>
            Siguiente
          </button>
        )}
      </div>
      {isPreviewOpen && (
        <Dialog title="Así se verá" onClose={() => setPreviewOpen(false)}>
          <JobPreview {...preview} />
        </Dialog>
      )}
    </>
  )
}

interface StepProps {
  step: JobStep
  index: number
  form: Form
  /** A finished step is folded, unless one of its fields is wrong. */
  isDone: boolean
  onOpen(): void
  onNext(): void
}

function StepSection({ step, index, form, isDone, onOpen, onNext }: StepProps) {
  const { title, names, summary } = step
  const Fields = stepFields[index] ?? PositionFields
  const isWrong = form.errors.some(({ field }) => names.includes(field.split('.')[0] ?? ''))
  const isFolded = isDone && !isWrong
  return (
    <section className="surface form-step" data-step={index}>
      <div className="split title">
        <div>
          <h2 tabIndex={-1} id={headingId(index)}>
            {title}
          </h2>
          {isFolded && <p className="muted small">{summary(form.values)}</p>}
        </div>
        {isFolded && (
          <button className="button quiet" type="button" onClick={onOpen}>
            Cambiar<span className="visually-hidden">{` ${title}`}</span>
          </button>
        )}
      </div>
      <div className="stack gap-5 inside" hidden={isFolded}>
        <Fields form={form} />
        {index < lastStep && (
          <button className="button secondary" type="button" onClick={onNext}>
            {`Siguiente: ${jobSteps[index + 1]?.title.toLowerCase()}`}
          </button>
        )}
      </div>
    </section>
  )
}

/** The step that has the focus. */
function useFocusedStep(onFocus: (index: number) => void): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const step = target instanceof Element && target.closest('[data-step]')
      if (step) onFocus(Number(step.getAttribute('data-step')))
    }
    addEventListener('focusin', follow)
    return () => removeEventListener('focusin', follow)
  }, [onFocus])
}

/** The finished steps, the current one and those to come. */
function StepIndicator({ current }: { current: number }) {
  return (
    <ol className={`step-indicator at-${current}`} aria-label="Pasos">
      {jobSteps.map(({ letter, title }, index) => (
        <li
          key={letter}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <b aria-hidden="true">{letter}</b>
          {title}
        </li>
      ))}
    </ol>
  )
}
