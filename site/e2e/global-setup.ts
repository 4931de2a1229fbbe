import type { TestProject } from 'vitest/node'
import { createDemoData } from './demo-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory full of examples; every test file starts from a copy. */
    exampleData: string
  }
}

/** Fills the board that the tests walk on. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await createDemoData()
  project.provide('exampleData', folder)
  return remove
}
