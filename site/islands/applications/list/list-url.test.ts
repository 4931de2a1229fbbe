import { describe, expect, test } from 'vitest'
import { listQuery, listUrl, readListUrl } from './list-url.ts'

const read = (query: string) => readListUrl(new URLSearchParams(query))

describe('the address of a list of applications', () => {
  test('has the status and the page', () => {
    expect(read('status=approved&page=3')).toEqual({ status: 'approved', page: 3 })
  })

  test.each(['', 'status=todas', 'page=0', 'page=-1', 'page=2.5', 'page=dos', 'page=1000001'])(
    'falls back to the whole list for «%s»',
    query => expect(read(query)).toEqual({ status: undefined, page: 1 })
  )

  test('leaves out defaults and can be parsed again', () => {
    expect(listUrl({ status: undefined, page: 1 })).toBe('/applications')
    for (const list of [
      { status: 'rejected', page: 1 },
      { status: undefined, page: 2 },
      { status: 'pending', page: 7 }
    ] as const) {
      expect(read(listUrl(list).split('?')[1] ?? '')).toEqual(list)
    }
  })

  test('names one job', () => {
    const list = { status: 'pending', jobId: 'x7', page: 1 } as const
    expect(listUrl(list)).toBe('/applications?jobId=x7&status=pending')
    expect(read('jobId=x7&status=pending')).toEqual(list)
  })

  test('is that of the tab in the profile', () => {
    const list = { status: 'approved', page: 2, isTab: true } as const
    const path = '/profile?tab=aplicaciones&status=approved&page=2'
    expect(listUrl(list)).toBe(path)
    expect(read(path.split('?')[1] ?? '')).toEqual(list)
    expect(listQuery(list)[0]).toBe('applications?page=2&limit=10&scope=sent&status=approved')
  })

  test('gives each list its own key', () => {
    expect(listQuery({ status: undefined, page: 1 })[0]).toBe('applications?page=1&limit=10')
    expect(listQuery({ status: 'pending', page: 2 })[0]).toBe(
      'applications?page=2&limit=10&status=pending'
    )
  })
})
