import { roleLabels } from '#services/jobs/labels.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { fieldsByStep } from './job-field-order.ts'
import { payInAd } from './job-form-values.ts'

export interface JobStep {
  /** A letter of the dressage arena: A at its entrance, X at its centre, C at its end. */
  letter: string
  title: string
  /** The fields, without their parts. */
  names: readonly string[]
  /** What was said, in one line. */
  summary(values: FormValues): string
}

export const jobSteps: readonly JobStep[] = [
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
    summary: values =>
      list([
        values['pay.when'] === payInAd
          ? `Desde ${values['pay.min']} €`
          : 'Sueldo antes de la entrevista',
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

const list = (parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
