import { describe, expect, test } from 'vitest'
import { noSearch } from '#site/lib/search-state.ts'
import { newestFirst, wordsOf } from './recent-searches.ts'

describe('the searches that a browser remembers', () => {
  test('are three, the newest first', () => {
    expect(newestFirst('/jobs?d', ['/jobs?c', '/jobs?b', '/jobs?a'])).toEqual([
      '/jobs?d',
      '/jobs?c',
      '/jobs?b'
    ])
  })

  test('hold each search once', () => {
    expect(newestFirst('/jobs?a', ['/jobs?b', '/jobs?a'])).toEqual(['/jobs?a', '/jobs?b'])
  })

  test('are told in the words that were asked for', () => {
    expect(wordsOf({ ...noSearch, keyword: 'mozo', jobType: 'Prácticas' })).toBe('mozo · Prácticas')
  })
})
