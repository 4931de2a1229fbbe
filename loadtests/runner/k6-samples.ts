import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod'

/** One response, as k6 timed it. */
export interface RequestSample {
  /** Milliseconds since 1970. */
  at: number
  ms: number
  kind: string
  status: number
}

const DurationPoint = z.object({
  data: z.object({
    time: z.string(),
    value: z.number(),
    tags: z.object({ kind: z.string(), status: z.string() })
  })
})

const durationPrefix = '{"metric":"http_req_duration","type":"Point"'

/** Requests of a script's setup, and connections that stay open until k6 closes them. */
const unlistedKinds = ['setup', 'connection']

/** The listed requests of a run, oldest first. */
export async function readSamples(file: string): Promise<RequestSample[]> {
  const samples: RequestSample[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith(durationPrefix)) continue
    const { time, value, tags } = DurationPoint.parse(JSON.parse(line)).data
    if (unlistedKinds.includes(tags.kind)) continue
    samples.push({ at: Date.parse(time), ms: value, kind: tags.kind, status: Number(tags.status) })
  }
  return samples.sort((a, b) => a.at - b.at)
}

const FailedCheck = z.object({
  data: z.object({ time: z.string(), value: z.literal(0), tags: z.object({ check: z.string() }) })
})

/** The times at which a check of that name failed, in milliseconds since 1970. */
export async function readFailedChecks(file: string, name: string): Promise<number[]> {
  const times: number[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"metric":"checks","type":"Point"')) continue
    const { data } = FailedCheck.safeParse(JSON.parse(line))
    if (data?.data.tags.check === name) times.push(Date.parse(data.data.time))
  }
  return times
}
