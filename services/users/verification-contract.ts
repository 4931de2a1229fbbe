import { mostPerPage } from '#events/limits/requests.ts'
import * as z from 'zod/mini'
import { positiveInt } from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { allClearable } from '#services/platform/validation/all-fields.ts'
import { isValidTaxId } from '#services/platform/validation/tax-id.ts'
import { text } from '#services/platform/validation/text.ts'
import { websiteHost } from '#services/platform/validation/website.ts'

const websiteInvalid = 'Escribe la dirección de tu web, como yeguada.es'
const taxIdInvalid = 'Este NIF no es válido: repasa sus cifras y su letra'
const farmCodeInvalid = 'El código REGA empieza por ES y tiene doce cifras'

/** A field that is missing stays as it is; null and blank text remove it. */
export const VerifyEmployer = z.object(
  allClearable({
    web: text({ max: [200, websiteInvalid] }).check(
      z.overwrite(typed => websiteHost(typed) ?? typed),
      z.refine(host => websiteHost(host) === host, websiteInvalid)
    ),
    /** Checked, and not stored. */
    taxId: text({ max: [20, taxIdInvalid] }).check(z.refine(isValidTaxId, taxIdInvalid)),
    /** Only its municipality is stored. */
    farmCode: text({ max: [30, farmCodeInvalid] }).check(
      z.overwrite(typed => typed.toUpperCase().replace(/[\s.-]/g, '')),
      z.refine(code => /^ES\d{12}$/.test(code), farmCodeInvalid)
    )
  })
)
export type VerifyEmployer = z.infer<typeof VerifyEmployer>

/** For operators. */
export const ListEmployers = z.object({
  state: z.optional(z.enum(['new', 'seen'], 'El estado debe ser new o seen')),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(
    mostPerPage.usual,
    mostPerPage.usual,
    `El límite debe ser un número entre 1 y ${mostPerPage.usual}`
  )
})

export const MarkEmployerSeen = z.object({ isSeen: z.boolean('Di si lo has visto: sí o no') })
