import { day } from '#events/units.ts'

const correlationIdPattern = /\bm\d+-\d+\b/

/** Part of the text that an operation sends; identifies its event in the log. */
export function createCorrelationId(writer: number, index: number): string {
  return `m${writer}-${index}`
}

/** More than a writer sends in an experiment. */
const idsOfWriter = 2_000

/** The same as a date, for what may hold no text: a day of its own for each correlation id. */
export function correlationDate(id: string): string {
  const [writer = 0, index = 0] = id.slice(1).split('-').map(Number)
  return new Date(Date.UTC(2027, 0, 1) + (writer * idsOfWriter + index) * day)
    .toISOString()
    .slice(0, 10)
}

export interface CorrelatedEvent {
  data: object
  personal?: object
}

/** The correlation id in an event's text, or its date; without one, the id of its aggregate. */
export function correlationIdOf({ personal, data }: CorrelatedEvent): string {
  const found = personal && correlationIdPattern.exec(JSON.stringify(personal))
  if (found) return found[0]
  if ('availableFrom' in data) return String(data.availableFrom)
  return 'id' in data ? String(data.id) : ''
}
