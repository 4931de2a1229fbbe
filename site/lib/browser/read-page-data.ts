const pageDataId = 'page-data'

/** The JSON from which the server rendered the page. */
export function readPageData<T>(): T | undefined {
  const block = globalThis.document?.getElementById(pageDataId)?.textContent
  return block ? JSON.parse(block) : undefined
}
