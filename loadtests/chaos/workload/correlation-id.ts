const marks = /\bm\d+-\d+\b/

/** Stands in the text that an operation sends, so that its event is known again. */
export function newMark(writer: number, nth: number): string {
  return `m${writer}-${nth}`
}

export interface Marked {
  data: object
  personal?: object
}

/** The mark in an event's text; without text, the thing that it happened to. */
export function markOf({ personal, data }: Marked): string {
  const found = personal && marks.exec(JSON.stringify(personal))
  if (found) return found[0]
  return 'id' in data ? String(data.id) : ''
}
