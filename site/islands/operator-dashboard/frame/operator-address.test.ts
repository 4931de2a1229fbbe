import { expect, test } from 'vitest'
import {
  casePath,
  casesPath,
  employersPath,
  newestPath,
  readOperatorAddress,
  tabPath
} from './operator-address.ts'

const read = (path: string) =>
  readOperatorAddress(new URL(path, 'https://example.org').searchParams)

test('each page of the operator has an address, which says what it shows', () => {
  expect(read(tabPath('denuncias'))).toEqual(read('/operador'))
  expect(read(tabPath('tecnica')).tab).toBe('tecnica')
  expect(read(casesPath('decided')).cases).toBe('decided')
  expect(read(casesPath('pending')).cases).toBe('pending')
  expect(read(casePath('job-a b')).caseId).toBe('job-a b')
  expect(read(employersPath('seen', 3))).toMatchObject({
    tab: 'empresas',
    employers: 'seen',
    page: 3
  })
  const newest = { what: 'jobs', by: 'likeness', days: '7' } as const
  expect(read(newestPath(newest))).toMatchObject({ tab: 'nuevos', newest })
  expect(newestPath({ what: 'accounts', by: 'time', days: '1' })).toBe(tabPath('nuevos'))
  expect(employersPath('new', 1)).toBe('/operador?tab=empresas')
  expect(read('/operador?tab=otra&estado=otro&page=x')).toEqual(read('/operador'))
})
