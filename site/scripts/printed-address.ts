import { frameWords, speech } from '#services/words/words.ts'
/** Paper says when it was printed and, of a public page, at which address: not every browser adds them. */
export function initPrintedAddress(): void {
  addEventListener('beforeprint', () => {
    // A page that is made to be printed contains this already.
    if (document.querySelector('[data-print]')) return
    const line = document.createElement('p')
    const today = new Date().toLocaleDateString(speech.locale, { dateStyle: 'long' })
    // An address with the token of an e-mail is secret, and its page has no canonical one.
    const isPublic = document.querySelector('[rel=canonical]')
    const address = isPublic ? ` · ${location.origin}${location.pathname}${location.search}` : ''
    line.className = 'wrap printed'
    line.textContent = `${frameWords.printedOn}${today}${address}`
    document.querySelector('main')?.append(line)
    addEventListener('afterprint', () => line.remove(), { once: true })
  })
}
