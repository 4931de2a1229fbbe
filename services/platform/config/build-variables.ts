import { defaultBrand } from '#services/words/shared/brand.ts'
import { brandName, logoPath } from './value-types.ts'

/** What the pages are built with: another value builds them anew. */
export const buildVariables = {
  BRAND: brandName
    .prefault(defaultBrand)
    .describe('The name of the board, in its pages, e-mails and pictures.'),
  LOGO_FILE: logoPath
    .optional()
    .describe('An SVG or a square PNG in the place of the mark, in pages, icons and pictures.')
}
