import * as z from 'zod/mini'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

/** The path of the picture; the profile shows it once it is saved with this path. */
const UploadedPicture = z.object({ profilePicture: z.string() })

export const pictureApi = {
  operations: {
    uploadPicture: {
      tag: 'Cuentas',
      summary: 'Subir una foto: JPEG, PNG o WebP, de 5 MB y 25 megapíxeles como máximo',
      status: 201,
      response: UploadedPicture,
      errors: [400, 413, 415],
      hasPictureBody: true,
      ignoresIdempotencyKey: true
    }
  },
  schemas: { KeptPicture: UploadedPicture }
} satisfies ModuleDescription
