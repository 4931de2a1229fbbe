import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content security policy of a page', () => {
  test('allows inline scripts and styles by their hashes only', () => {
    const policy = contentSecurityPolicy(
      '<style>a{}</style><script>one()</script><script>one()</script>'
    )
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('needs no hash for files and data blocks', () => {
    const policy = contentSecurityPolicy(
      '<script type="module" src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>'
    )
    expect(policy).toContain("script-src 'self';")
  })
})
