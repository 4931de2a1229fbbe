import { expect, test } from 'vitest'
import { parseResponseCounts, shareFromMemory } from './response-memory.ts'

const metrics = (memory: number, made: number) => `# HELP ramal_shared_responses_total …
# TYPE ramal_shared_responses_total counter
ramal_shared_responses_total{outcome="memory"} ${memory}
ramal_shared_responses_total{outcome="made"} ${made}
`

test('the share of responses from memory is that between two counts', () => {
  const [before, after] = [metrics(10, 90), metrics(310, 190)].map(parseResponseCounts)
  expect(before).toEqual({ memory: 10, made: 90 })
  expect(before && after && shareFromMemory(before, after)).toBe(75)
})

test('metrics without the counts are an error', () => {
  expect(() => parseResponseCounts('# nothing')).toThrow('no count of shared responses')
})
