import { describe, expect, test } from 'vitest'
import { authPath, mailCodePath, readAuthUrl, readReturnPath, withReturnPath } from './auth-url.ts'

test.each([
  ['/applications', '/applications'],
  ['/profile?tab=aplicaciones&page=2', '/profile?tab=aplicaciones&page=2'],
  ['/jobs/abc#aplicar', '/jobs/abc#aplicar'],
  ['/jobs?keyword=ñandú', '/jobs?keyword=%C3%B1and%C3%BA'],
  ['/jobs/../applications', '/applications'],
  ['/jobs?next=https://evil.example', '/jobs?next=https://evil.example']
])('the path %j leads back to %j', (typed, path) => {
  expect(readReturnPath(typed)).toBe(path)
})

test.each([
  '',
  null,
  undefined,
  'applications',
  '?a=1',
  '#a',
  ' /jobs',
  'https://evil.example',
  'HTTPS:/jobs',
  'javascript:alert(1)',
  '//evil.example',
  '///evil',
  '/\\evil.example',
  '\\/evil.example',
  '/jobs\\..\\',
  '/.//evil.example',
  '/jobs/..//evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/jobs\u0000',
  '/jobs\u007f',
  '/jobs\u0085',
  '/auth',
  '/auth?register=true',
  '/login',
  '/sesion',
  '/salir',
  '/restablecer',
  '/api/jobs',
  `/${'a'.repeat(1_000)}`
])('%j leads nowhere', typed => {
  expect(readReturnPath(typed)).toBeUndefined()
})

test('an address takes the path along', () => {
  expect(withReturnPath('/auth', '/jobs?page=2')).toBe('/auth?volver=%2Fjobs%3Fpage%3D2')
  expect(withReturnPath('/auth?register=true', '/')).toBe('/auth?register=true&volver=%2F')
  expect(withReturnPath('/auth', undefined)).toBe('/auth')
})

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

  test('opens the steps of a code by e-mail, on the tab to sign in', () => {
    expect(readAuthUrl('?codigo=pedir').mailCode).toBe('ask')
    expect(readAuthUrl('?codigo=escribir').mailCode).toBe('enter')
    expect(readAuthUrl('?codigo=otro').mailCode).toBeUndefined()
    expect(readAuthUrl('?codigo=pedir&register=true').mailCode).toBeUndefined()
    const path = mailCodePath('enter', '/messages?con=1')
    expect(path).toBe('/auth?codigo=escribir&volver=%2Fmessages%3Fcon%3D1')
    expect(readAuthUrl(path.slice('/auth'.length))).toMatchObject({
      mailCode: 'enter',
      returnTo: '/messages?con=1'
    })
  })

  test('keeps the way back from tab to tab', () => {
    const { returnTo } = readAuthUrl('?volver=%2Fmessages')
    expect(authPath('login', returnTo)).toBe('/auth?volver=%2Fmessages')
    expect(readAuthUrl(authPath('register', returnTo).slice('/auth'.length))).toEqual({
      tab: 'register',
      userType: '',
      returnTo: '/messages'
    })
  })
})
