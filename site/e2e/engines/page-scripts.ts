import type Axe from 'axe-core'

/** Functions that run in a page with axe, and use nothing else from outside. */
declare const axe: typeof Axe

export interface Target {
  /** A CSS selector of what may be meant. */
  selector: string
  /** A regular expression of its accessible name. */
  name: string
}

/** Scrolls to the first that can be pressed, and says where; or in words why there is none. */
export function findPoint({ selector, name }: Target): { x: number; y: number } | string {
  const named = new RegExp(name)
  const names: string[] = []
  let covered = ''
  axe.setup(document.body)
  try {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const found = axe.commons.text.accessibleText(element).replace(/\s+/g, ' ').trim()
      names.push(found)
      if (!named.test(found) || element.matches(':disabled')) continue
      const isChoice = element.matches('[type=radio], [type=checkbox]')
      const label = isChoice ? element.closest('label') : null
      const target = label ?? element
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = target.getClientRects()
      if (!box) continue
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const hit = document.elementFromPoint(point.x, point.y)
      if (target.contains(hit)) return point
      covered = `«${found}» is covered by ${hit?.outerHTML.slice(0, 200)}`
    }
  } finally {
    axe.teardown()
  }
  return covered || `there are only «${names.join('», «')}»`
}

/**
 * What axe finds, as `rule: HTML`, once nothing is faded: no list is being loaded, no transition runs. Its pauses are left out, as
 * nothing goes on later where scripts are off.
 */
export function findViolations(): string[] {
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  if (document.querySelector('[aria-busy=true]') || document.getAnimations().some(isMoving))
    return ['the page is not still']
  const { Promise: promise, setTimeout } = window
  const found = ['axe has not ended']
  window.setTimeout = ((task: () => void) => void task()) as never
  window.Promise = class {
    static resolve() {
      return new this(() => undefined)
    }
    constructor(begin: (resolve: () => void) => void) {
      begin(() => undefined)
    }
    // biome-ignore lint/suspicious/noThenProperty: it stands for a promise
    then(next: () => void) {
      next()
      return this
    }
    catch() {
      return this
    }
  } as never
  try {
    axe.run(document, { preload: false, resultTypes: ['violations'] }, (error, results) => {
      if (error) throw error
      const nodes = results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`)
      )
      found.splice(0, 1, ...nodes)
    })
  } finally {
    Object.assign(window, { Promise: promise, setTimeout })
  }
  return found
}

/** The address without its origin; empty until the page is there and, with scripts, its islands are hydrated. */
export function settledAddress(hasScripts: boolean): string {
  const isWaiting = hasScripts && document.querySelector('astro-island[ssr]')
  const isReady = document.readyState === 'complete' && !isWaiting
  return isReady ? location.href.slice(location.origin.length) : ''
}

/** Selects what is in the field that has the focus; otherwise says in words what has it. `name` is a regular expression. */
export function selectFocused(name: string): true | string {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    return `${field?.tagName}`
  }
  axe.setup(document.body)
  const found = axe.commons.text.accessibleText(field).replace(/\s+/g, ' ').trim()
  axe.teardown()
  if (!new RegExp(name).test(found)) return found
  field.select()
  return true
}

/** All that can be read, with single spaces. */
export function visibleText(): string {
  return document.body.innerText.replace(/\s+/g, ' ')
}
