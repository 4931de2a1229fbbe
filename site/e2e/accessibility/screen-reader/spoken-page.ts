import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { virtual } from '@guidepup/virtual-screen-reader'

/** On the site's origin: its content security policy allows no other scripts. */
const modulePath = '/screen-reader.js'
const moduleText = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8'
)

declare global {
  interface Window {
    reader: typeof virtual
  }
}

/** What a reader says that goes through the element from its beginning to its end, a phrase a line. */
export async function readAloud(page: Page, part: Locator): Promise<string> {
  await loadReader(page)
  const phrases = await part.evaluate(async container => {
    // The reader speaks what browsers keep from readers: <noscript>, options of a closed list, contents of closed details.
    const unspoken =
      'noscript, option:not(:checked), optgroup:not(:has(:checked)), details:not([open]) > :not(summary)'
    for (const element of container.querySelectorAll(unspoken)) element.remove()
    const { reader } = window
    await reader.start({ container })
    const end = `end of ${await reader.lastSpokenPhrase()}`
    while ((await reader.lastSpokenPhrase()) !== end) await reader.next()
    const log = await reader.spokenPhraseLog()
    await reader.stop()
    return log
  })
  return `${phrases.filter(isSpoken).map(withoutDates).join('\n')}\n`
}

/** Serves the reader to the page, as `window.reader`. */
export async function loadReader(page: Page): Promise<void> {
  await page.route(`**${modulePath}`, route =>
    route.fulfill({ contentType: 'text/javascript', body: moduleText })
  )
  await page.evaluate(async path => {
    window.reader = (await import(path)).virtual
  }, modulePath)
}

/** Readers are silent about paragraphs, and about the ends of what is short. */
const isSpoken = (phrase: string): boolean =>
  !/^(end of )?paragraph$|^end of (link|listitem|cell|term|definition|time)/.test(phrase)

const dates = [
  /\d{1,2} (de )?(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*( (de )?\d{4})?( a las \d{1,2}:\d{2})?/g,
  /hace (\d+|una?)\s(minuto|hora|día|semana)s?|\b(hoy|ayer)\b|\b\d{1,2}:\d{2}\b/g,
  /(?<=Quedan? )\d+\sdías?/g
]

/** The sample data is as old as the day of the test. */
export const withoutDates = (phrase: string): string =>
  dates.reduce((text, date) => text.replace(date, '‹fecha›'), phrase)
