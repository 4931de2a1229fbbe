import { createOutput, type OutputOptions } from '#services/cli/output.ts'
import type { Progress } from './generate.ts'

const titles = { log: 'Anuncios en el registro:', tables: 'Hechos en las tablas de lectura:' }

/** Each step has a heading and, below it, how many, how fast and how long still. */
export function showProgress(options: OutputOptions): {
  progress: Progress
  end(text: string): void
} {
  let current: keyof typeof titles | undefined
  const output = createOutput(options)
  const progress: Progress = (step, done, total) => {
    if (step !== current) output.step(titles[step])
    current = step
    output.progress(done, total)
  }
  return { progress, end: text => output.line(text) }
}
