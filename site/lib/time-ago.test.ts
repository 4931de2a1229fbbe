import { describe, expect, test } from 'vitest'
import { firstVisitAt, newestJobs, timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

describe('how long ago a job was posted', () => {
  test.each([
    ['2026-11-22T12:00:05Z', 'ahora mismo'],
    ['2026-11-22T11:59:30Z', 'ahora mismo'],
    ['2026-11-22T11:59:00Z', 'hace 1 minuto'],
    ['2026-11-22T11:01:00Z', 'hace 59 minutos'],
    ['2026-11-22T09:00:00Z', 'hace 3 horas'],
    ['2026-11-21T12:00:00Z', 'hace 1 día'],
    ['2026-11-20T11:00:00Z', 'hace 2 días'],
    ['2026-10-01T11:00:00Z', 'hace 52 días']
  ])('%s is «%s»', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text)
  })

  test('three jobs at most are new: the newest since an instant, a day ago for who was never here', () => {
    const jobs = ['10', '08', '11', '09', '07'].map(hour => ({
      id: hour,
      postDate: `2026-11-22T${hour}:00:00Z`
    }))
    expect([...newestJobs(jobs, firstVisitAt(now))]).toEqual(['11', '10', '09'])
    expect([...newestJobs(jobs, Date.parse('2026-11-22T10:00:00Z'))]).toEqual(['11'])
    const yesterday = [{ id: 'old', postDate: '2026-11-21T12:00:00Z' }]
    expect(newestJobs(yesterday, firstVisitAt(now)).size).toBe(0)
  })
})
