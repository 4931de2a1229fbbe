import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { envExample } from './env-example.ts'

describe('.env.example', () => {
  test('is up to date; `vitest run -u` writes it', async () => {
    await expect(envExample()).toMatchFileSnapshot('../../../.env.example')
  })

  test('gives the default configuration', () => {
    expect(parseConfig(parseEnv(envExample()) as Record<string, string>)).toEqual(parseConfig({}))
  })

  test('describes every variable', () => {
    const blocks = envExample().trim().split('\n\n')
    for (const block of blocks) expect(block).toMatch(/^# \S.+\.\n(# )?[A-Z\d_]+=.*$/)
    expect(blocks.length).toBeGreaterThan(15)
  })
})
