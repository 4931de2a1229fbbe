import { defaultBrand } from '#services/words/shared/brand.ts'
import { brandName } from './value-types.ts'

/** What the pages are built with: another value builds them anew. */
export const buildVariables = {
  BRAND: brandName
    .prefault(defaultBrand)
    .describe('The name of the board, in its pages, e-mails and pictures.')
}
