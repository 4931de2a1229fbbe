import { expect } from '@playwright/test'
import axe from 'axe-core'
import type { Tab } from './engine.ts'
import {
  findPoint,
  findViolations,
  selectFocused,
  settledAddress,
  visibleText
} from './page-scripts.ts'

const selectors = {
  link: 'a[href]',
  button: 'button, summary',
  tab: '[role=tab]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  field: 'input, textarea, select'
}
type Role = keyof typeof selectors

/** The same steps in each browser. What is not there yet is waited for. */
export class Visitor {
  readonly #tab: Tab
  readonly #origin: string
  readonly #hasScripts: boolean

  constructor(tab: Tab, origin: string, hasScripts = true) {
    this.#tab = tab
    this.#origin = origin
    this.#hasScripts = hasScripts
  }

  /** Opens a path, and waits until its islands are hydrated. */
  async goto(path: string): Promise<void> {
    await this.#tab.open(this.#origin + path)
    await this.arriveAt(/./)
  }

  /** By its accessible name. */
  async press(role: Exclude<Role, 'field'>, name: string | RegExp): Promise<void> {
    const { x, y } = await this.#find(role, name)
    await this.#tab.press(x, y)
  }

  /** Replaces what is in a field. */
  async type(label: string | RegExp, text: string): Promise<void> {
    // What arrives above the field may move it away from the press, and another one under it.
    await waitUntil(async () => {
      const { x, y } = await this.#find('field', label)
      await this.#tab.press(x, y)
      const focused = await this.#callWithAxe(selectFocused, wholly(label).source)
      expect(focused, `the focus in «${label}»`).toBe(true)
    })
    await this.#tab.type(text)
  }

  /** With the first letters of an option: the system draws the list, which no test can press. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const { x, y } = await this.#find('field', label)
    await this.#tab.run(`document.elementFromPoint(${x}, ${y}).focus()`)
    await this.#tab.type(option)
  }

  async see(text: string | RegExp): Promise<void> {
    await waitUntil(async () => {
      const shown = await this.#call(visibleText)
      if (text instanceof RegExp) expect(shown).toMatch(text)
      else expect(shown).toContain(text)
    })
  }

  /** Waits for an address, without its origin, and until its page can be used. */
  async arriveAt(address: string | RegExp): Promise<void> {
    await waitUntil(async () =>
      expect(await this.#call(settledAddress, this.#hasScripts)).toMatch(wholly(address))
    )
  }

  /** Fails with what axe finds on the page in its present state. */
  async expectNoViolations(): Promise<void> {
    let found: string[] = []
    await waitUntil(async () => {
      found = await this.#callWithAxe(findViolations)
      expect(found).not.toEqual(['the page is not still'])
    })
    expect(found).toEqual([])
  }

  screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot()
  }

  async #find(role: Role, name: string | RegExp): Promise<{ x: number; y: number }> {
    let point: ReturnType<typeof findPoint> = ''
    await waitUntil(async () => {
      point = await this.#callWithAxe(findPoint, {
        selector: selectors[role],
        name: wholly(name).source
      })
      expect(point, `${role} ${name}`).toBeInstanceOf(Object)
    })
    return point as never
  }

  /** Again when the page has changed meanwhile. */
  async #callWithAxe<Argument, T>(
    script: (argument: Argument) => T,
    argument?: Argument
  ): Promise<T> {
    const call = `if (window.axe) return [(${script})(${JSON.stringify(argument)})]; return []`
    let [answer] = await this.#tab.run<T[]>(call)
    while (answer === undefined) {
      await this.#tab.run(axe.source)
      ;[answer] = await this.#tab.run<T[]>(call)
    }
    return answer
  }

  #call<Argument, T>(script: (argument: Argument) => T, argument?: Argument) {
    return this.#tab.run<T>(`return (${script})(${JSON.stringify(argument)})`)
  }
}

const waitUntil = (assertion: () => Promise<unknown>): Promise<void> =>
  expect(async () => void (await assertion())).toPass({ timeout: 30_000, intervals: [50] })

const wholly = (text: string | RegExp): RegExp =>
  text instanceof RegExp ? text : new RegExp(`^${RegExp.escape(text)}$`)
