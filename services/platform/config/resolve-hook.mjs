import { registerHooks } from 'node:module'

const root = new URL('../../../', import.meta.url)
const format = 'module-typescript'
const packages = new Map()

// Node looks for every import of every file on the disk, and for the package.json that applies to it. Our own imports
// name their file, and all our files find a package in the same place, so this takes a quarter off the loading.
registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL = '' } = context
    if (parentURL.includes('/node_modules/')) return resolve(specifier, context)
    if (/^[#.].*\.ts$/.test(specifier))
      return { url: urlOf(specifier, parentURL), format, shortCircuit: true }
    if (!/^[@a-z]/.test(specifier)) return resolve(specifier, context)
    const found = packages.get(specifier) ?? resolve(specifier, context)
    packages.set(specifier, found)
    return { ...found, shortCircuit: true }
  }
})

function urlOf(specifier, parentURL) {
  return specifier.startsWith('#')
    ? new URL(specifier.slice(1), root).href
    : new URL(specifier, parentURL).href
}
