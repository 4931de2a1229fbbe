import { termsIn } from '#events/job-content/job-terms.ts'

/** The fields of a job by the step of the form that asks for them, without their parts. */
export const fieldsByStep = {
  position: [
    'title',
    'jobType',
    'experience',
    'description',
    'requirements',
    'asks',
    'role',
    'disciplines',
    'contract',
    'alta',
    'prueba',
    'start',
    'details'
  ],
  offer: ['pay', 'housing', 'hours', 'ownHorse', 'boxes', 'team', 'facilities', 'photos'],
  contact: [
    'companyName',
    'location',
    'place',
    'contactPhone',
    'contactEmail',
    'contactWay',
    'callHours',
    'centreType',
    ...termsIn('centre')
  ]
}

const order = Object.values(fieldsByStep).flat()

/** The values in the order of the form, in which its errors are listed. */
export function inFormOrder<Value>(values: Record<string, Value>): Record<string, Value> {
  const rank = (name: string) => {
    const index = order.indexOf(name.split('.')[0] ?? '')
    return index < 0 ? order.length : index
  }
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => rank(a) - rank(b)))
}
