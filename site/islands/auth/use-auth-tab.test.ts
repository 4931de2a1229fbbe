import { describe, expect, test } from 'vitest'
import { readAuth } from './use-auth-tab.ts'

describe('what the address of /auth asks for', () => {
  test('is signing in, unless it says otherwise', () => {
    expect(readAuth('')).toEqual({ tab: 'login', userType: '' })
    expect(readAuth('?register=yes')).toEqual({ tab: 'login', userType: '' })
    expect(readAuth('?register=true')).toEqual({ tab: 'register', userType: '' })
  })

  test('names the kind of account in one of two ways', () => {
    expect(readAuth('?register=true&type=employer').userType).toBe('employer')
    expect(readAuth('?userType=applicant').userType).toBe('applicant')
    expect(readAuth('?userType=candidate').userType).toBe('applicant')
    expect(readAuth('?type=admin').userType).toBe('')
  })
})
