import type { BrowserContext, Page } from '@playwright/test'

/** What no page may ever do: requests elsewhere, errors in the console, breaches of the content policy. */
export function collectPageErrors(context: BrowserContext, origin: string, faults: string[]): void {
  context.on('request', request => {
    const url = new URL(request.url())
    const isOurs = url.origin === origin || ['data:', 'blob:'].includes(url.protocol)
    if (!isOurs) faults.push(`request to ${url.href}`)
  })
  context.on('weberror', error => faults.push(`error: ${error.error().message}`))
  context.on('console', message => {
    const isNoise = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isNoise) faults.push(`console: ${message.text()}`)
  })
}

/** Calls of the API that a page has made. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
