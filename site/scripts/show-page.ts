/** Shows the page anew, as the server writes it after the change. */
export async function showPage(): Promise<void> {
  const html = await (await fetch(location.href)).text()
  const [before, now] = [document, new DOMParser().parseFromString(html, 'text/html')].map(page =>
    page.querySelector('main > .wrap')
  )
  if (!before || !now) return location.reload()
  before.replaceWith(now)
  now.querySelector<HTMLElement>('[data-outcome]')?.focus()
}
