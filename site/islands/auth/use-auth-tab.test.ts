import { describe, expect, test } from 'vitest'
import { readAuthUrl } from './use-auth-tab.ts'

describe('the address of /auth', () => {
  test('is signing in, unless it says otherwise', () => {
    expect(readAuthUrl('')).toEqual({ tab: 'login', userType: '' })
    expect(readAuthUrl('?register=yes')).toEqual({ tab: 'login', userType: '' })
    expect(readAuthUrl('?register=true')).toEqual({ tab: 'register', userType: '' })
  })

  test('names the kind of account in one of two ways', () => {
    expect(readAuthUrl('?register=true&type=employer').userType).toBe('employer')
    expect(readAuthUrl('?userType=applicant').userType).toBe('applicant')
    expect(readAuthUrl('?userType=candidate').userType).toBe('applicant')
    expect(readAuthUrl('?type=admin').userType).toBe('')
  })
})
