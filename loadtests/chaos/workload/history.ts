import { appendFileSync } from 'node:fs'

/** Unknown: no answer came, or one that does not tell whether it was done. */
export type OperationOutcome = 'ok' | 'refused' | 'unknown'

/** What somebody asked, and the event that it should leave behind. */
export interface Effect {
  type: string
  /** What tells this event from all others of its type: see markOf. */
  mark: string
}

export interface Operation extends Effect {
  no: number
  writer: number
  /** Milliseconds since the history began. */
  began: number
  ended?: number
  end?: OperationOutcome
  status?: number | undefined
}

/** What somebody looked for after it was acknowledged. */
export interface ReadObservation extends Effect {
  isVisible: boolean
}

export interface OperationHistory {
  operations: Operation[]
  reads: ReadObservation[]
  begin(writer: number, effect: Effect): Operation
  end(operation: Operation, status?: number): OperationOutcome
  recordRead(sight: ReadObservation): void
}

/** A line for each beginning and each end, kept in a file as they happen. */
export function createHistoryFile(file: string): OperationHistory {
  const started = performance.now()
  const operations: Operation[] = []
  const reads: ReadObservation[] = []
  const clock = () => Math.round(performance.now() - started)
  const line = (what: object) => appendFileSync(file, `${JSON.stringify(what)}\n`)
  return {
    operations,
    reads,
    begin(writer, effect) {
      const operation = { no: operations.length, writer, ...effect, began: clock() }
      operations.push(operation)
      line({ begins: operation })
      return operation
    },
    end(operation, status) {
      const end = outcomeOf(status)
      Object.assign(operation, { ended: clock(), end, status })
      line({ ends: operation.no, end, status, at: operation.ended })
      return end
    },
    recordRead(sight) {
      reads.push(sight)
      line({ saw: sight })
    }
  }
}

/** A 503 may come after the commit whose answer was lost, so it tells nothing. */
function outcomeOf(status: number | undefined): OperationOutcome {
  if (status === undefined || status >= 500) return 'unknown'
  return status < 300 ? 'ok' : 'refused'
}
