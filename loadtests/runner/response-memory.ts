import { randomBytes } from 'node:crypto'

/** How many responses that may be in memory came from there, and how many were made. */
export interface ResponseCounts {
  memory: number
  made: number
}

/** The setting of a service whose metrics are read. */
export const createMetricsToken = () => randomBytes(24).toString('base64url')

export async function readResponseCounts(url: string, token: string): Promise<ResponseCounts> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/metrics`, { headers })
  return parseResponseCounts(await response.text())
}

export function parseResponseCounts(metrics: string): ResponseCounts {
  const count = (outcome: string) => {
    const series = `ramal_shared_responses_total{outcome="${outcome}"} `
    const line = metrics.split('\n').find(text => text.startsWith(series))
    if (!line) throw new Error('the metrics have no count of shared responses')
    return Number(line.slice(series.length))
  }
  return { memory: count('memory'), made: count('made') }
}

/** Of a hundred responses between two counts, how many came from memory. */
export function shareFromMemory(before: ResponseCounts, after: ResponseCounts): number {
  const memory = after.memory - before.memory
  const all = memory + after.made - before.made
  return all === 0 ? 0 : (100 * memory) / all
}
