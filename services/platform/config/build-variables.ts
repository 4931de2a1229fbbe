import { defaultBrand } from '#services/words/shared/brand.ts'
import { brandName, legalFolder, logoPath } from './value-types.ts'

/** What the pages are built with: another value builds them anew. */
export const buildVariables = {
  BRAND: brandName
    .prefault(defaultBrand)
    .describe('The name of the board, in its pages, e-mails and pictures.'),
  LOGO_FILE: logoPath
    .optional()
    .describe('An SVG or a square PNG in the place of the mark, in pages, icons and pictures.'),
  LEGAL_DIR: legalFolder
    .optional()
    .describe(
      'A folder of Markdown texts with their own versions and dates, which replace legal texts: terms.md, privacy.md, cookies.md, aviso-legal.md, menores.md, accesibilidad.md.'
    )
}
