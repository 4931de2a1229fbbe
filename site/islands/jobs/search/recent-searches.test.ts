import { describe, expect, test } from 'vitest'
import { emptySearch } from '#services/jobs/shared/search-url.ts'
import { prependSearch, searchLabel } from './recent-searches.ts'

describe('recent searches', () => {
  test('are at most three, the newest first', () => {
    expect(prependSearch('/jobs?d', ['/jobs?c', '/jobs?b', '/jobs?a'])).toEqual([
      '/jobs?d',
      '/jobs?c',
      '/jobs?b'
    ])
  })

  test('contain each search once', () => {
    expect(prependSearch('/jobs?a', ['/jobs?b', '/jobs?a'])).toEqual(['/jobs?a', '/jobs?b'])
  })

  test('are described by their filters', () => {
    expect(searchLabel({ ...emptySearch, keyword: 'mozo', jobType: 'Prácticas' })).toBe(
      'mozo · Prácticas'
    )
  })
})
