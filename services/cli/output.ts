/** Where a command of the operator says things. */
export interface Output {
  /** For people. */
  line(text: string): void
  /** For machines: one JSON value a line. */
  json(value: unknown): void
  /** A heading; the progress that follows is of what it announces. */
  step(text: string): void
  /** How far long work is; total may grow. */
  progress(done: number, total: number): void
}

export interface OutputOptions {
  json: boolean
  isTerminal: boolean
  write(text: string): void
  now(): number
}

const progressInterval = 1_000

/** Progress is one line that changes on a terminal, and a line now and then elsewhere. */
export function createOutput({ json, isTerminal, write, now }: OutputOptions): Output {
  let began = now()
  let told = began
  let isShowing = false
  const clear = () => {
    if (isShowing) write('\r\u001b[K')
    isShowing = false
  }
  const line = (text: string) => {
    clear()
    if (!json) write(`${text}\n`)
  }
  return {
    line,
    step: text => {
      line(text)
      began = now()
      told = began
    },
    json: value => {
      clear()
      if (json) write(`${JSON.stringify(value)}\n`)
    },
    progress: (done, total) => {
      if (json || now() - told < (isTerminal ? progressInterval / 4 : progressInterval * 5)) return
      told = now()
      const text = describeProgress(done, total, (told - began) / 1000)
      write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`)
      isShowing = isTerminal
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
