import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { hearFocusedText, hearLiveRegions } from './live-regions.ts'
import { loadReader, withoutDates } from './spoken-page.ts'

declare global {
  interface Window {
    /** What was spoken since the last step. */
    spoken: string[]
  }
}

export interface SpokenForm {
  /** Acts, and waits until the reader has said `last` and as much as in the kept text, and is silent. */
  step(name: string, act: () => Promise<unknown>, last?: string | RegExp): Promise<void>
  /** Compares what was spoken with the kept text. */
  compare(): void
}

/** Records what a screen reader says while a form is filled in: the name of each focused element, and the text of each changed live region. */
export async function listenTo(page: Page, file: string): Promise<SpokenForm> {
  const kept = keptPhrases(file)
  // What the page says when it opens is not the form's.
  await page.waitForLoadState('networkidle')
  await loadReader(page)
  await page.evaluate(async () => {
    // Without an observer of its own: it says a live region once for each change of its elements.
    await window.reader.start({ container: document.body, window: {} as Window })
    window.spoken = await window.reader.spokenPhraseLog()
    window.spoken.length = 0
  })
  await page.evaluate(`(${hearLiveRegions})(window.spoken)`)
  await page.evaluate(`(${hearFocusedText})(window.spoken)`)
  const text: string[] = []
  return {
    async step(name, act, last = '') {
      await act()
      await expect.poll(() => page.evaluate(() => window.spoken.join('\n'))).toMatch(last)
      const phrases = (await untilSilent(page, kept?.get(name)))
        .map(withoutDates)
        .map(withoutCounters)
      expect(repeated(phrases), `said twice: ${name}`).toEqual([])
      text.push(`# ${name}`, ...phrases.toSorted((a, b) => rank(a) - rank(b)), '')
    },
    compare: () => expect(text.join('\n')).toMatchSnapshot(file)
  }
}

/** What was spoken until nothing is added for a while: a long one while it is not known how much will be. */
async function untilSilent(page: Page, known: number | undefined): Promise<string[]> {
  if (known) {
    const isComplete = (count: number) => window.spoken.length >= count
    await page.waitForFunction(isComplete, known, { timeout: 15_000 }).catch(() => undefined)
  }
  return page.evaluate(
    async pause => {
      const { spoken } = window
      let count: number
      do {
        count = spoken.length
        await new Promise(resolve => setTimeout(resolve, pause))
      } while (spoken.length !== count)
      return spoken.splice(0)
    },
    known === undefined ? 3_000 : 350
  )
}

/** How many phrases each step of the kept text has; undefined when it is renewed. */
function keptPhrases(file: string): Map<string, number> | undefined {
  const path = test.info().snapshotPath(file, { kind: 'snapshot' })
  if (!existsSync(path) || ['all', 'changed'].includes(test.info().config.updateSnapshots)) return
  const steps = readFileSync(path, 'utf8').split('# ').slice(1)
  return new Map(
    steps.map(step => {
      const [name = '', ...phrases] = step.trimEnd().split('\n')
      return [name, phrases.length]
    })
  )
}

/** Phrases of live regions that another of them contains. */
function repeated(phrases: readonly string[]): string[] {
  const texts = phrases.flatMap(phrase => /^(?:polite|assertive): (.+)/.exec(phrase)?.[1] ?? [])
  return texts.filter((text, index) =>
    texts.some((other, otherIndex) => otherIndex !== index && other.includes(text))
  )
}

/** People are numbered, and each test adds some. */
const withoutCounters = (phrase: string): string =>
  phrase
    .replaceAll(/(?<=Lucía Robles|Hípica del Norte) \d+/g, '')
    .replace(/(?<=de )\d+ (candidatos|resultados)/, '‹n› $1')
    .replace(/Página (\d+) de \d+/, 'Página $1 de ‹n›')
    .replace(/(?<=denuncia tiene el número )[a-z\d]{10}/, '‹número›')
    .replace(/^(radio, [^,]+?) \d+,/, '$1 ‹n›,')

/** What takes the focus, then alerts, then the rest: each in its order, as two of them may come at the same time. */
const rank = (phrase: string): number =>
  ['assertive: ', 'polite: '].findIndex(start => phrase.startsWith(start))
