import { describe, expect, test } from 'vitest'
import { readAuthUrl } from './use-auth-tab.ts'

describe('the address of /auth', () => {
  test('opens the login tab by default', () => {
    expect(readAuthUrl('')).toEqual({ tab: 'login', userType: '' })
    expect(readAuthUrl('?register=yes')).toEqual({ tab: 'login', userType: '' })
    expect(readAuthUrl('?register=true')).toEqual({ tab: 'register', userType: '' })
  })

  test('accepts two parameters for the kind of account', () => {
    expect(readAuthUrl('?register=true&type=employer').userType).toBe('employer')
    expect(readAuthUrl('?userType=applicant').userType).toBe('applicant')
    expect(readAuthUrl('?userType=candidate').userType).toBe('applicant')
    expect(readAuthUrl('?type=admin').userType).toBe('')
  })
})
