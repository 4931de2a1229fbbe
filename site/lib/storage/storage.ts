/** What a page stores in this browser. */
interface BrowserStorage {
  getItem(key: string): string | null
  /** False when the browser does not store it: then it lasts until the page is left. */
  setItem(key: string, text: string): boolean
  removeItem(key: string): void
  keys(): string[]
}

/** Never throws: where the browser refuses, lacks or has filled the storage, memory takes its place. */
function storageOf(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const memory = new Map<string, string>()
  function ask<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(globalThis[name])
    } catch {
      return undefined
    }
  }
  return {
    getItem: key => memory.get(key) ?? ask(storage => storage.getItem(key)) ?? null,
    setItem(key, text) {
      ask(storage => storage.setItem(key, text))
      const isStored = ask(storage => storage.getItem(key)) === text
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      return isStored
    },
    removeItem(key) {
      memory.delete(key)
      ask(storage => storage.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(ask(Object.keys) ?? [])])]
  }
}

/** Lasts as long as the tab. */
export const tabStorage = storageOf('sessionStorage')
export const deviceStorage = storageOf('localStorage')
