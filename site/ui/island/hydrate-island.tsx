import '#site/lib/browser/translators.ts'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary.tsx'

/** What Astro calls for each island, in place of the script of its React integration. */
export default function hydrateIsland(island: HTMLElement) {
  return <Props extends object>(Part: ComponentType<Props>, props: Props): void => {
    if (!island.hasAttribute('ssr')) return
    const html = island.querySelector('.spinner') ? '' : island.innerHTML
    const identifierPrefix = island.getAttribute('prefix') ?? ''
    const part = (
      <IslandBoundary island={island} html={html}>
        <Part {...props} />
      </IslandBoundary>
    )
    startTransition(() => void hydrateRoot(island, part, { identifierPrefix }))
  }
}
