import { registerHooks } from 'node:module'

const files = /\/events\/limits\/|\/shared\/radiuses\.ts$|\/config\/rate-limits\.ts$/

/** Makes every number of the limits another one, in the process that loads this first. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!files.test(url)) return loaded
    return { ...loaded, source: String(loaded.source).replace(/\b\d[\d_]*\b/g, '$&1') }
  }
})
