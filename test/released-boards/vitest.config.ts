import { defineConfig } from 'vitest/config'
import base from '#vitest.config.ts'

/** Runs the maker alone: `npm run released-board`. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { ...base.test, name: 'released board', include: ['test/released-boards/make.ts'] }
})
