export const pageDataId = 'page-data'

/** What the server rendered from; the page says which kind it brings by the island that it has. */
export function readPageData<T>(): T | undefined {
  const block = globalThis.document?.getElementById(pageDataId)?.textContent
  return block ? JSON.parse(block) : undefined
}
