import { afterEach, describe, expect, test } from 'vitest'
import { deviceStorage, tabStorage } from './storage.ts'

const refuse = (name: string) => () => {
  throw new DOMException('', name)
}

const texts = new Map<string, string>()
const whole = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key)
}

/** What is wrong with the storages of some browsers. */
const faults: Record<string, PropertyDescriptor> = {
  'is refused': { get: refuse('SecurityError') },
  'is null, as in a WebView': { value: null },
  'is missing': { value: undefined },
  'is full': { value: { ...whole, setItem: refuse('QuotaExceededError') } },
  'forgets what it is given': { value: { ...whole, setItem: () => {} } },
  'refuses each call': {
    value: { getItem: refuse('a'), setItem: refuse('a'), removeItem: refuse('a') }
  }
}

const names = ['localStorage', 'sessionStorage'] as const
const before = names.map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

function setStorages(descriptor: PropertyDescriptor): void {
  for (const name of names)
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true })
}

afterEach(() => {
  texts.clear()
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  }
})

describe.each([
  ['of the tab', tabStorage],
  ['of the device', deviceStorage]
])('the storage %s', (_, storage) => {
  test.each(Object.entries(faults))(
    'keeps what it is given for the page when it %s',
    (_, fault) => {
      setStorages(fault)
      expect(storage.getItem('clave')).toBeNull()
      expect(storage.setItem('clave', 'uno')).toBe(false)
      expect(storage.getItem('clave')).toBe('uno')
      expect(storage.keys()).toContain('clave')
      storage.removeItem('clave')
      expect(storage.getItem('clave')).toBeNull()
      expect(storage.keys()).not.toContain('clave')
    }
  )

  test('stores again once the browser does', () => {
    setStorages(faults['is full'] ?? {})
    storage.setItem('clave', 'dos')
    setStorages({ value: whole })
    expect(storage.getItem('clave')).toBe('dos')
    expect(storage.setItem('clave', 'tres')).toBe(true)
    texts.set('clave', 'cuatro')
    expect(storage.getItem('clave')).toBe('cuatro')
    storage.removeItem('clave')
    expect(storage.getItem('clave')).toBeNull()
  })
})
