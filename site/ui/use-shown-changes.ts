import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from '#site/lib/browser/motion.ts'

const moving = { duration: 200, easing: 'ease-out' }
const marking = { duration: 900, easing: 'ease-in' }

interface Place {
  x: number
  y: number
}

/** Moves the items that stay in a list from where they stood, and fades new ones in; nothing moves at first. */
export function useShownChanges(list: RefObject<HTMLUListElement | null>, items: unknown): void {
  const places = useRef<ReadonlyMap<HTMLElement, Place>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the items.
  useLayoutEffect(() => {
    const before = places.current
    const elements = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []
    places.current = new Map(
      Array.from(elements, element => [element, { x: element.offsetLeft, y: element.offsetTop }])
    )
    if (before.size === 0 || isMotionReduced()) return
    for (const [element, place] of places.current) {
      const frames = framesOf(before.get(element), place)
      if (frames) element.animate(frames, moving)
    }
  }, [list, items])
}

/** Further than a window it would fly past. */
function framesOf(from: Place | undefined, to: Place): PropertyIndexedKeyframes | undefined {
  if (!from || Math.abs(from.y - to.y) > innerHeight) return { opacity: [0, 1] }
  const [x, y] = [from.x - to.x, from.y - to.y]
  return x || y ? { transform: [`translate(${x}px, ${y}px)`, 'none'] } : undefined
}

/** Marks a text for a moment when it has changed. */
export function useMarkedChange(element: RefObject<HTMLElement | null>, text: unknown): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (isMotionReduced()) return
    const [from, to] = ['var(--primary-soft)', 'transparent'] as const
    const edge = (colour: string) => `0 0 0 4px ${colour}`
    const frames = { backgroundColor: [from, to], boxShadow: [edge(from), edge(to)] }
    element.current?.animate(frames, marking)
  }, [element, text])
}
