import type { Locator, Page } from '@playwright/test'

const maxTabs = 90

/** Presses Tab until the focus is there, as somebody does who has no pointer. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let nth = 0; nth < maxTabs; nth++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Goes there and types, over what was there before. */
export async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+A')
  await target.page().keyboard.type(text)
}

/** Goes there and presses it. */
export async function tabAndPress(
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter'
): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement)

/** Whoever presses Tab sees where they are: a ring around it, or around what it stands for. */
export function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const around = [focused, focused.closest('label'), focused.closest('.card')]
    return around.some(
      one =>
        one &&
        [undefined, '::after', '::before'].some(
          part => getComputedStyle(one, part).outlineStyle !== 'none'
        )
    )
  })
}
