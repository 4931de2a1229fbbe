import { registerHooks } from 'node:module'

/** Where figures have their home: limits, and what an ad may say. */
const files =
  /\/events\/(limits\/.+|places\/shared\/radiuses|job-content\/(job-terms|vocabulary))\.ts$|\/config\/rate-limits\.ts$/

/** Makes every whole number of these files another one, in the process that loads this first. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!files.test(url)) return loaded
    return {
      ...loaded,
      source: String(loaded.source).replace(/(?<![\w.])[1-9][\d_]*(?![\w.])/g, '$&1')
    }
  }
})
