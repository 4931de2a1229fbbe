import { type RefObject, useEffect, useState } from 'react'

/** The id of the part of a page that its reader has before them; that of the address is scrolled to once it is there. */
export function useSectionInView(sections: RefObject<HTMLElement | null>): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const parts = [...(sections.current?.querySelectorAll(':scope > [id]') ?? [])]
    const named = parts.find(({ id }) => `#${id}` === location.hash)
    named?.scrollIntoView()
    setCurrent((named ?? parts[0])?.id ?? '')
    // A line below the header.
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-25% 0px -74% 0px' }
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [sections])
  return current
}
