import type { Page } from '@playwright/test'

/**
 * What translators do to a page: those of Chrome, Google and Yandex replace each text by elements of theirs; extensions move
 * it into them; those of Edge and Firefox write into the first of several adjacent texts, and remove the others.
 */
export type TranslatorKind = 'replaces' | 'wraps' | 'merges'

/** Stand around each translated text, so that a test can find its own words in it. */
export const marks = /[⟦⟧]/g

/** Translates the page as a browser does, and from then on all text that is new or changes. */
export async function translatePage(page: Page, kind: TranslatorKind): Promise<void> {
  await page.evaluate(startTranslator, kind)
}

/** Runs in the browser: it uses nothing from outside its body. */
function startTranslator(kind: TranslatorKind): void {
  const untranslated = 'script, style, textarea, noscript, svg, [translate=no], .skiptranslate'
  const attributes = ['placeholder', 'title', 'alt', 'aria-label']
  const done = new WeakSet<Node>()
  const translated = (text: string) =>
    text.includes('⟦') ? text : text.replace(/\S(?:[\s\S]*\S)?/, words => `⟦${words}⟧`)

  function replaceText(text: Text): void {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    outer.append(inner)
    text.before(outer)
    if (kind === 'wraps') {
      inner.append(text)
      text.data = translated(text.data)
      done.add(text)
      return
    }
    const words = document.createTextNode(translated(text.data))
    done.add(words)
    inner.append(words)
    text.remove()
  }

  function merge(text: Text): void {
    let whole = text.data
    for (let next = text.nextSibling; next instanceof Text; next = text.nextSibling) {
      whole += next.data
      next.remove()
    }
    text.data = translated(whole)
    done.add(text)
  }

  function translateText(text: Text): void {
    if (!text.isConnected || !text.data.trim() || done.has(text)) return
    if (text.parentElement?.closest(untranslated)) return
    if (kind === 'merges') merge(text)
    else replaceText(text)
  }

  function translateAttributes(element: Element): void {
    if (element.closest('[translate=no]')) return
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value && !value.includes('⟦')) element.setAttribute(name, translated(value))
    }
  }

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const found: Node[] = []
    for (let node: Node | null = root; node; node = walker.nextNode()) found.push(node)
    for (const node of found) {
      done.delete(node)
      if (node instanceof Text) translateText(node)
      else if (node instanceof Element) translateAttributes(node)
    }
  }

  const watched = { childList: true, characterData: true, subtree: true }
  const observer = new MutationObserver(records => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node)
    }
    observer.takeRecords()
  })
  const popup = document.createElement('div')
  popup.className = 'skiptranslate'
  popup.textContent = 'Original text'
  document.body.append(popup)
  document.documentElement.lang = 'ro'
  document.documentElement.classList.add('translated-ltr')
  translate(document.head.querySelector('title') ?? document.head)
  translate(document.body)
  observer.observe(document.body, watched)
}
