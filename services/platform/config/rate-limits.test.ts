import { describe, expect, test } from 'vitest'
import { parseRateLimits } from './rate-limits.ts'

const minute = 60
const hour = 60 * minute

describe('the rate limits', () => {
  test('are the defaults when they are on', () => {
    expect(parseRateLimits('on')).toEqual({
      login: { points: 10, seconds: minute },
      loginHourly: { points: 30, seconds: hour },
      loginFailures: { points: 10, seconds: 15 * minute },
      loginFailuresAnywhere: { points: 10, seconds: 15 * minute },
      loginTurn: { points: 1, seconds: 2 },
      secondFactor: { points: 10, seconds: 15 * minute },
      registration: { points: 30, seconds: hour },
      registrationDaily: { points: 100, seconds: 24 * hour },
      registrationEmail: { points: 5, seconds: 30 * minute },
      mailbox: { points: 4, seconds: 24 * hour },
      mailboxWithoutCode: { points: 3, seconds: 24 * hour },
      mailboxOther: { points: 2, seconds: 24 * hour },
      mailCode: { points: 30, seconds: hour },
      mailCodeEmail: { points: 5, seconds: hour },
      wrongMailCodes: { points: 20, seconds: 24 * hour },
      passwordReset: { points: 30, seconds: hour },
      passwordResetName: { points: 5, seconds: hour },
      reads: { points: 300, seconds: 5 * minute },
      jobFile: { points: 12, seconds: hour },
      accountReads: { points: 1200, seconds: 5 * minute },
      writes: { points: 300, seconds: 5 * minute },
      alert: { points: 30, seconds: hour },
      alertChange: { points: 60, seconds: hour },
      guestApplication: { points: 30, seconds: hour },
      guestApplicationEmail: { points: 30, seconds: hour },
      application: { points: 60, seconds: hour },
      statusChange: { points: 600, seconds: hour },
      savedJob: { points: 300, seconds: hour },
      postJob: { points: 20, seconds: 24 * hour },
      jobChange: { points: 120, seconds: hour },
      jobContact: { points: 60, seconds: hour },
      minorContact: { points: 5, seconds: 24 * hour },
      candidateProfile: { points: 30, seconds: minute },
      contactRelease: { points: 60, seconds: hour },
      profileChange: { points: 30, seconds: hour },
      accountChange: { points: 60, seconds: hour },
      ownData: { points: 20, seconds: hour },
      emailChange: { points: 5, seconds: hour },
      emailConfirmation: { points: 5, seconds: hour },
      message: { points: 120, seconds: hour },
      invitation: { points: 20, seconds: 24 * hour },
      report: { points: 30, seconds: hour },
      reportTarget: { points: 1, seconds: 30 * 24 * hour },
      reportOwner: { points: 1, seconds: 24 * hour },
      appeal: { points: 30, seconds: hour },
      pictures: { points: 1200, seconds: 5 * minute },
      upload: { points: 10, seconds: hour },
      jobPhoto: { points: 40, seconds: hour }
    })
  })

  test('are none when they are off', () => {
    expect(parseRateLimits('off')).toBeUndefined()
  })

  test('can be changed one by one', () => {
    expect(parseRateLimits('reads=1000/300, login=20/90')).toEqual({
      ...(parseRateLimits('on') as object),
      reads: { points: 1000, seconds: 300 },
      login: { points: 20, seconds: 90 }
    })
  })

  test('keep their defaults after a change was parsed', () => {
    parseRateLimits('login=1/1')
    expect(parseRateLimits('on')).toMatchObject({ login: { points: 10 } })
  })

  test.each([
    '',
    'ON',
    'reads',
    'reads=1000',
    'reads=1000/',
    'reads=-1/60',
    'reads=1.5/60',
    'reads=many/60',
    'reads=0/60',
    'reads=10/0',
    'reads=10/60,',
    'reads=10/60;login=1/1',
    'nothing=10/60',
    'constructor=10/60',
    '__proto__=10/60',
    'reads=99999999999/60'
  ])('are refused when invalid: «%s»', text => {
    expect(parseRateLimits(text)).toBe('invalid')
  })
})
