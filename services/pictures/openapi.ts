import { maxMegapixels, maxPictureMegabytes } from '#events/limits/pictures.ts'
import * as z from 'zod/mini'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

/** The path of the picture; the profile shows it once it is saved with this path. */
const UploadedPicture = z.object({ profilePicture: z.string() })

/** The path of the photo; a job that is saved with it among its `photos` shows it. */
const UploadedPhoto = z.object({ photo: z.string() })

const upload = {
  status: 201,
  errors: [400, 413, 415],
  hasPictureBody: true,
  ignoresIdempotencyKey: true
} as const

export const pictureApi = {
  operations: {
    uploadPicture: {
      ...upload,
      tag: 'Cuentas',
      summary: `Subir una foto: JPEG, PNG o WebP, de ${maxPictureMegabytes} MB y ${maxMegapixels} megapíxeles como máximo`,
      response: UploadedPicture
    },
    uploadJobPhoto: {
      ...upload,
      tag: 'Empleos',
      summary: 'Subir una foto para un anuncio, con los mismos límites',
      response: UploadedPhoto
    }
  },
  schemas: { KeptPicture: UploadedPicture, UploadedPhoto }
} satisfies ModuleDescription
