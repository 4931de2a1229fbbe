const correlationIdPattern = /\bm\d+-\d+\b/

/** Part of the text that an operation sends; identifies its event in the log. */
export function createCorrelationId(writer: number, nth: number): string {
  return `m${writer}-${nth}`
}

export interface CorrelatedEvent {
  data: object
  personal?: object
}

/** The correlation id in an event's text; without one, the id of its aggregate. */
export function correlationIdOf({ personal, data }: CorrelatedEvent): string {
  const found = personal && correlationIdPattern.exec(JSON.stringify(personal))
  if (found) return found[0]
  return 'id' in data ? String(data.id) : ''
}
