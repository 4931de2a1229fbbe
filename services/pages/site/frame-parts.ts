import type { Config } from '#services/platform/config/config.ts'
import { frameWords, speech } from '#services/words/words.ts'
import { escapeHtml } from './html-template.ts'

/** For the menu of an applicant's account. */
export const renderAlertsLink = () =>
  `<li data-not-for="employer"><a href="${speech.path('/alertas')}">${frameWords.alerts}</a></li>`

/** Icons in place of the names of networks. */
const networkIcons = new Map([
  [
    'Instagram',
    'M5.5 2.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM14.3 5.7h.01'
  ],
  [
    'Facebook',
    'M11 17.5V10.8h2.4l.5-2.8H11V6.3c0-.9.4-1.5 1.6-1.5H14V2.5h-2.2c-2.3 0-3.5 1.4-3.5 3.5v2H6v2.8h2.3v6.7'
  ]
])

/** The list of the footer; empty without links. */
export function renderSocialLinks(links: Config['socialLinks']): string {
  if (!links.length) return ''
  const items = links.map(({ name, url }) => {
    const icon = networkIcons.get(name)
    const text = escapeHtml(name)
    const shown = icon
      ? `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${icon}"/></svg><span class="visually-hidden">${text}</span>`
      : text
    return `<li><a href="${escapeHtml(url)}" rel="me noopener">${shown}</a></li>`
  })
  return `<ul class="social" aria-label="${frameWords.socialNetworks}">${items.join('')}</ul>`
}
