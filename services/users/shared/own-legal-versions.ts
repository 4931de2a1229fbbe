import { readLegalFolder } from '#services/platform/config/legal-folder.ts'

const folder = process.env['LEGAL_DIR']?.trim()

/** Of the legal texts that the operator has replaced. The build inlines them: a browser has no files. */
export const ownLegalVersions = folder ? readLegalFolder(folder).versions : {}
