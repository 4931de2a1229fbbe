import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Refusal } from '#services/platform/validation/refusal.ts'

/** Every refusal of the product, by the file and name of its export; one whose sentence varies is made with a word. */
export async function loadRefusals(): Promise<Map<string, Refusal>> {
  const refusals = new Map<string, Refusal>()
  for (const file of globSync('services/**/refusals.ts').sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
    for (const [name, value] of Object.entries(exported)) {
      const made = typeof value === 'function' ? value('palabra', 'palabra') : value
      if (typeof made !== 'string') refusals.set(`${file} ${name}`, made)
    }
  }
  return refusals
}
