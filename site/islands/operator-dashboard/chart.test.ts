import { describe, expect, test } from 'vitest'
import { layoutBars, chartSize, chartSummary } from './chart.ts'

const counts = [
  { day: '2026-03-01', count: 2 },
  { day: '2026-03-02', count: 0 },
  { day: '2026-03-03', count: 8 },
  { day: '2026-03-04', count: 8 }
]

describe('a chart of days', () => {
  test('scales the bars of all days to the highest', () => {
    const bars = layoutBars(counts)
    expect(bars.map(({ x }) => x)).toEqual([0, 75, 150, 225])
    expect(bars.map(({ height }) => height)).toEqual([24, 0, 96, 96])
    for (const { x, y, width, height } of bars) {
      expect(y + height).toBe(chartSize.height)
      expect(x + width).toBeLessThanOrEqual(chartSize.width)
    }
  })

  test('draws no bar without values', () => {
    expect(layoutBars([])).toEqual([])
    expect(layoutBars([{ day: '2026-03-01', count: 0 }])).toMatchObject([
      { y: chartSize.height, height: 0 }
    ])
  })

  test('has a text summary with the first of the highest days', () => {
    expect(chartSummary(counts)).toBe('En 4 días. El día de más: 8, el 3 mar 2026.')
    expect(chartSummary(counts.slice(1, 2))).toBe('Ninguna en 1 día.')
  })
})
