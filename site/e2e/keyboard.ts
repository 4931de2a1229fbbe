import type { Locator, Page } from '@playwright/test'

const maxTabs = 90

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let index = 0; index < maxTabs; index++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Replaces the text of the field. */
export async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+A')
  await target.page().keyboard.type(text)
}

export async function tabAndPress(
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter'
): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement)

/** Whether a focus ring surrounds the focused element, its label or its card. */
export function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const around = [focused, focused.closest('label'), focused.closest('.card')]
    return around.some(
      element =>
        element &&
        [undefined, '::after', '::before'].some(
          part => getComputedStyle(element, part).outlineStyle !== 'none'
        )
    )
  })
}
