import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupEvents } from './projection.ts'

const event = (text: string) => ({ type: text.slice(0, 1), data: { id: text.slice(1) } })
const text = ({ type, data }: ReturnType<typeof event>) => type + data.id
const isIndependent = (type: string) => type !== 'E'
const group = (events: string) =>
  groupEvents(events.split(' ').map(event), isIndependent)
    .map(batch => batch.map(text).join(' '))
    .join(' | ')

describe('groups of events', () => {
  test.each([
    ['P1 P2 P3', 'P1 P2 P3'],
    ['P1 X9 P2 X8', 'P1 P2 | X9 X8'],
    ['P1 X1 P2 X2', 'P1 P2 | X1 X2'],
    ['P1 X1 R1 X1 R1', 'P1 | X1 | R1 | X1 | R1'],
    ['P1 X1 P1', 'P1 | X1 | P1'],
    ['P1 P2 E1 P3 X2', 'P1 P2 | E1 | P3 | X2'],
    ['E1 E2', 'E1 | E2']
  ])('%s', (events, expected) => {
    expect(group(events)).toBe(expected)
  })

  test('hold every event once, and keep the order of those of one id and around any other', () => {
    const events = fc.array(
      fc.tuple(fc.constantFrom('P', 'X', 'R', 'E'), fc.integer({ min: 1, max: 4 }))
    )
    fc.assert(
      fc.property(events, made => {
        const given = made.map(([type, id], index) => ({ type, data: { id: String(id) }, index }))
        const groups = groupEvents(given, isIndependent)
        const placed = groups.flat()
        expect(placed.toSorted((a, b) => a.index - b.index)).toEqual(given)
        for (const batch of groups) {
          expect(new Set(batch.map(({ data }) => data.id)).size).toBe(batch.length)
          expect(new Set(batch.map(({ type }) => type)).size).toBe(1)
        }
        for (const [index, earlier] of placed.entries())
          for (const later of placed.slice(index + 1))
            if (earlier.data.id === later.data.id || earlier.type === 'E' || later.type === 'E')
              expect(earlier.index).toBeLessThan(later.index)
      })
    )
  })
})
