import '#site/lib/browser/translators.ts'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What Astro calls for each island, in place of the script of its React integration. */
export default function hydrateIsland(island: HTMLElement) {
  return <Props extends object>(Part: ComponentType<Props>, props: Props): void => {
    if (!island.hasAttribute('ssr')) return
    const identifierPrefix = island.getAttribute('prefix') ?? ''
    startTransition(() => void hydrateRoot(island, <Part {...props} />, { identifierPrefix }))
  }
}
