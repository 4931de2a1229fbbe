import { $unseen } from '#site/stores/unseen.ts'

/** First in the menus; for all others the page does not exist. */
export function addOperatorLink(): void {
  if (document.querySelector('[data-operator]')) return
  for (const list of document.querySelectorAll('#cuenta ul, #menu nav ul')) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    item.dataset['operator'] = ''
    link.href = '/operador'
    link.lang = 'es'
    link.textContent = 'Operación'
    item.append(link)
    list.prepend(item)
  }
  // The number may have arrived before the link.
  $unseen.set({ ...$unseen.get() })
}
