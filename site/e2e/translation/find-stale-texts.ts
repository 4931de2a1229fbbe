import type { Page } from '@playwright/test'
import { marks } from './translator.ts'

/** Elements of islands that say something else than React has rendered, whatever a translator did to them. */
export async function findStaleTexts(page: Page): Promise<string[]> {
  return page.evaluate(compareWithReact, marks.source)
}

/** Islands hydrate in several steps, which end after Astro has called them hydrated. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island')].every(island => {
      const root = Object.entries(island).find(([name]) => name.startsWith('__reactContainer$'))
      return root && !root[1].stateNode.current.memoizedState.isDehydrated
    })
  )
}

/** What is read of React's tree. */
interface Fiber {
  tag: number
  stateNode: Node & { current: Fiber; containerInfo: Node }
  memoizedProps: { children?: unknown; dangerouslySetInnerHTML?: object } | string
  child: Fiber | null
  sibling: Fiber | null
}

/** Runs in the browser: it uses nothing from outside its body. */
function compareWithReact(marks: string): string[] {
  const [portal, element, text] = [4, 5, 6]
  const stale: string[] = []
  /** Elements with the content of others, which React puts elsewhere in its tree. */
  const containers = new Set<Node>()
  const plain = (text: string) =>
    text.replace(new RegExp(marks, 'g'), '').replace(/\s+/g, ' ').trim()

  /** The text that React has rendered below a fiber. */
  function textOf({ tag, stateNode, memoizedProps: props, child }: Fiber): string {
    if (tag === text) return String(props)
    if (tag === portal) {
      containers.add(stateNode.containerInfo)
      textsOf(child)
      return ''
    }
    if (tag !== element || typeof props === 'string') return textsOf(child)
    const shown = stateNode.textContent ?? ''
    if (props.dangerouslySetInnerHTML || /NOSCRIPT|TEXTAREA/.test(stateNode.nodeName)) return shown
    const found = stale.length
    const isLeaf = typeof props.children === 'string' || typeof props.children === 'number'
    const rendered = isLeaf ? String(props.children) : textsOf(child)
    const isContainer = [...containers].some(container => stateNode.contains(container))
    // An element is named once, and not those around it.
    if (plain(shown) !== plain(rendered) && stale.length === found && !isContainer)
      stale.push(`<${stateNode.nodeName}> says «${plain(shown)}», not «${plain(rendered)}»`)
    return rendered
  }

  function textsOf(first: Fiber | null): string {
    let whole = ''
    for (let fiber = first; fiber; fiber = fiber.sibling) whole += textOf(fiber)
    return whole
  }

  const roots = [...document.querySelectorAll('*')].flatMap(node => {
    const key = Object.keys(node).find(name => name.startsWith('__reactContainer$'))
    return key ? { node, fiber: (node as unknown as Record<string, Fiber>)[key] } : []
  })
  for (const { node } of roots) containers.add(node)
  for (const { fiber } of roots) textsOf(fiber?.stateNode.current.child ?? null)
  return roots.length ? stale.map(line => line.slice(0, 300)) : ['no island']
}
