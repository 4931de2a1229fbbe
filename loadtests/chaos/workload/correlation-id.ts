const correlationIdPattern = /\bm\d+-\d+\b/

/** Stands in the text that an operation sends, so that its event is known again. */
export function createCorrelationId(writer: number, nth: number): string {
  return `m${writer}-${nth}`
}

export interface CorrelatedEvent {
  data: object
  personal?: object
}

/** The mark in an event's text; without text, the thing that it happened to. */
export function correlationIdOf({ personal, data }: CorrelatedEvent): string {
  const found = personal && correlationIdPattern.exec(JSON.stringify(personal))
  if (found) return found[0]
  return 'id' in data ? String(data.id) : ''
}
