import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { findStaleTexts, waitForReact } from './find-stale-texts.ts'
import { translatePage, type TranslatorKind } from './translator.ts'

/** What shows that a step is done: a text of the page, or an element. */
type Sign = string | RegExp | Locator

/** A visit of a person whose browser translates each page. */
export class TranslatedWalk {
  readonly page: Page
  readonly #origin: string
  readonly #kind: TranslatorKind

  private constructor(page: Page, origin: string, kind: TranslatorKind) {
    this.page = page
    this.#origin = origin
    this.#kind = kind
  }

  static async start(context: BrowserContext, origin: string, kind: TranslatorKind) {
    return new TranslatedWalk(await context.newPage(), origin, kind)
  }

  /** Opens a page, and translates it once it has arrived whole. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
    await this.translate()
  }

  /** Translates a page to which a step has led. */
  async translate(): Promise<void> {
    await waitForReact(this.page)
    const pending = this.page.locator('main :is([aria-busy=true], .skeleton, .spinner)')
    await expect(pending.filter({ visible: true })).toHaveCount(0)
    await translatePage(this.page, this.#kind)
    await this.#check('translated')
  }

  /** After each step the page says what its islands have rendered, and nothing of before. */
  async step(act: Promise<unknown>, sign: Sign): Promise<void> {
    await act
    const shown =
      typeof sign === 'string' || sign instanceof RegExp
        ? this.page.locator('main, dialog[open], .toasts').getByText(sign)
        : sign
    await expect(shown.filter({ visible: true }).first(), `${sign}`).toBeVisible()
    await this.#check(`«${sign}»`)
  }

  press(name: string | RegExp, sign: Sign): Promise<void> {
    return this.step(this.#visible('button', name).click(), sign)
  }

  follow(name: string | RegExp, sign: Sign): Promise<void> {
    return this.step(this.#visible('link', name).click(), sign)
  }

  #visible(role: 'button' | 'link', name: string | RegExp): Locator {
    return this.page
      .locator('main, dialog[open], .toasts')
      .getByRole(role, { name })
      .filter({ visible: true })
      .first()
  }

  async #check(step: string): Promise<void> {
    const message = `${step} on ${this.page.url().replace(this.#origin, '')}`
    await expect.soft.poll(() => findStaleTexts(this.page), { message, timeout: 2_000 }).toEqual([])
  }
}
