import { createOutput, type OutputOptions } from '#cli/output.ts'
import type { DatasetProgress } from './generate.ts'

const titles = { log: 'Anuncios en el registro:', tables: 'Hechos en las tablas de lectura:' }

/** Each step has a heading and, below it, how many, how fast and how long still. */
export function createProgressOutput(options: OutputOptions): {
  progress: DatasetProgress
  end(text: string): void
} {
  let current: keyof typeof titles | undefined
  const output = createOutput(options)
  const progress: DatasetProgress = (step, done, total) => {
    if (step !== current) output.step(titles[step])
    current = step
    output.progress(done, total)
  }
  return { progress, end: text => output.line(text) }
}
