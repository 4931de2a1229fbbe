import { eventWriter } from '#loadtests/bench/append.ts'
import { warmUp } from '#loadtests/bench/measure.ts'
import { type Figure, type Measurement, timeCalls } from './figure.ts'

/** Events without read tables, through the append of the program; each opens a stream of its own. */
export async function measureAppends(measurement: Measurement): Promise<Figure[]> {
  const append = eventWriter(measurement.tools)
  await warmUp(2_000, 8, append)
  return [
    await timeCalls(measurement, 'append, 1 writer', append),
    await timeCalls(measurement, 'append, 8 writers', append, 8)
  ]
}
