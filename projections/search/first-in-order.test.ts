import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FirstInOrder } from './first-in-order.ts'

test('the first in an order are those that sorting all gives', () => {
  const items = fc.uniqueArray(fc.nat(2_000), { maxLength: 600 })
  fc.assert(
    fc.property(items, fc.nat(150), (items, wanted) => {
      const order = (a: number, b: number) => (a % 7) - (b % 7) || b - a
      const first = new FirstInOrder(wanted, order)
      for (const item of items) first.add(item)
      expect(first.sorted()).toEqual(items.toSorted(order).slice(0, wanted))
    })
  )
})
