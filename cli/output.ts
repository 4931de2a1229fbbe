/** The output of a command, for people or for programs. */
export interface Output {
  /** A line of text; not printed with --json. */
  line(text: string): void
  /** A JSON value on a line; printed with --json only. */
  json(value: unknown): void
  /** A heading; progress is measured from here. */
  step(text: string): void
  /** Throttled; the total may grow. */
  progress(done: number, total: number): void
}

export interface OutputOptions {
  json: boolean
  isTerminal: boolean
  write(text: string): void
  now(): number
}

/** Milliseconds between two prints: on a terminal one line that changes, in a file a line each. */
const progressInterval = { terminal: 250, file: 5_000 }

export function createOutput({ json, isTerminal, write, now }: OutputOptions): Output {
  let startedAt = now()
  let printedAt = startedAt
  let isProgressShown = false
  const clear = () => {
    if (isProgressShown) write('\r\u001b[K')
    isProgressShown = false
  }
  const line = (text: string) => {
    clear()
    if (!json) write(`${text}\n`)
  }
  return {
    line,
    step: text => {
      line(text)
      startedAt = now()
      printedAt = startedAt
    },
    json: value => {
      clear()
      if (json) write(`${JSON.stringify(value)}\n`)
    },
    progress: (done, total) => {
      if (json || now() - printedAt < progressInterval[isTerminal ? 'terminal' : 'file']) return
      printedAt = now()
      const text = describeProgress(done, total, (printedAt - startedAt) / 1000)
      write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`)
      isProgressShown = isTerminal
    }
  }
}

/** «1200 de 5000 (24 %), 600/s, faltan 6 s». */
export function describeProgress(done: number, total: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0
  const part = total > 0 ? Math.floor((100 * done) / total) : 100
  const left = rate > 0 ? `, faltan ${Math.ceil(Math.max(0, total - done) / rate)} s` : ''
  return `${done} de ${total} (${part} %), ${Math.round(rate)}/s${left}`
}
