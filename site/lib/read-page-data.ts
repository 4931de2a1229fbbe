export const dataId = 'datos'

/** What the server rendered from; the page says which kind it brings by the island that it has. */
export function readData<T>(): T | undefined {
  const block = globalThis.document?.getElementById(dataId)?.textContent
  return block ? JSON.parse(block) : undefined
}
