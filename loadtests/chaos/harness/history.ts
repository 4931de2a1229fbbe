import { appendFileSync } from 'node:fs'

/** Unknown: no response, or one that does not show whether the operation was done. */
export type OperationOutcome = 'ok' | 'refused' | 'unknown'

/** The event that an operation should append. */
export interface Effect {
  type: string
  /** Distinguishes this event from all others of its type: see correlationIdOf. */
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

/** A read after an acknowledgement. */
export interface ReadObservation extends Effect {
  isVisible: boolean
}

/**
 * What one client did to a register, as loadtests/porcupine reads it: an ad, a profile or an account, and what it holds.
 * `append` adds an event that changes nothing in it; `count` is the number of its events in the log.
 */
export interface RegisterLine {
  client: number
  /** Microseconds since the history began. */
  call: number
  /** Without one the operation may take effect at any time after its call, or never. */
  return?: number
  object: string
  op: 'create' | 'write' | 'set' | 'end' | 'append' | 'read' | 'count'
  /** What it holds afterwards, or what was read; empty before its creation. */
  value: string
  result: OperationOutcome
}

export interface OperationHistory {
  operations: Operation[]
  reads: ReadObservation[]
  /** The objects of the registers. */
  objects: ReadonlySet<string>
  /** Microseconds since the history began. */
  now(): number
  recordRegister(line: RegisterLine): void
  begin(writer: number, effect: Effect): Operation
  end(operation: Operation, status?: number): OperationOutcome
  recordRead(observation: ReadObservation): void
}

/** Writes a line to a file when an operation begins, and when it ends; the lines of registers to another. */
export function createHistoryFile(file: string, registerFile: string): OperationHistory {
  const started = performance.now()
  const objects = new Set<string>()
  const operations: Operation[] = []
  const reads: ReadObservation[] = []
  const clock = () => Math.round(performance.now() - started)
  const line = (what: object) => appendFileSync(file, `${JSON.stringify(what)}\n`)
  return {
    operations,
    reads,
    objects,
    now: () => Math.round((performance.now() - started) * 1_000),
    recordRegister(what) {
      objects.add(what.object)
      appendFileSync(registerFile, `${JSON.stringify(what)}\n`)
    },
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
    recordRead(observation) {
      reads.push(observation)
      line({ saw: observation })
    }
  }
}

/** A 503 may follow a commit whose response was lost, so its outcome is unknown. */
function outcomeOf(status: number | undefined): OperationOutcome {
  if (status === undefined || status >= 500) return 'unknown'
  return status < 300 ? 'ok' : 'refused'
}
