import type { BrowserContext, Page } from '@playwright/test'

/** Collects requests to other origins, uncaught errors and console errors, such as breaches of the content policy. */
export function collectPageErrors(context: BrowserContext, origin: string, errors: string[]): void {
  context.on('request', request => {
    const url = new URL(request.url())
    const isOurs =
      url.origin === origin || ['data:', 'blob:', 'tel:', 'mailto:'].includes(url.protocol)
    if (!isOurs) errors.push(`request to ${url.href}`)
  })
  context.on('weberror', error => errors.push(`error: ${error.error().message}`))
  context.on('console', message => {
    const isNoise = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isNoise) errors.push(`console: ${message.text()}`)
  })
}

/** The API calls of the page, as `GET /api/user`. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
