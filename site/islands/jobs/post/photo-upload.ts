import { maxPhotos } from '#events/limits/jobs.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { typedPicture, uploadJobPhoto } from '#site/lib/browser/upload-picture.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import type { FormFieldError } from '#site/ui/forms/form-validation.ts'
import { yesChoice } from '#site/ui/forms/yes-no.ts'

/** The field that says that photos are being uploaded. */
export const uploadingName = 'photos.uploading'

/** A form that is sent meanwhile would lose the photo. */
export function waitForPhotos(values: FormValues): FormFieldError[] {
  if (values[uploadingName] !== yesChoice) return []
  return [{ field: 'photos', message: 'La foto todavía se está subiendo. Espera un momento.' }]
}

/** Uploads a photo, a large one reduced before; returns its path. Throws an Error with a message for visitors. */
export async function uploadPhoto(file: File): Promise<string> {
  const picture = await typedPicture(file)
  const photo = await import('#site/lib/browser/shrink-photo.ts')
    .then(({ shrinkPhoto }) => shrinkPhoto(picture))
    .catch(() => picture)
  return uploadJobPhoto(photo)
}

/** The message about files beyond the number that fits. */
export function tooManyPhotos(left: number): string | undefined {
  if (left <= 0) return undefined
  const photos = formatCount(left, 'foto', 'fotos')
  return `Caben ${maxPhotos}: ${left === 1 ? 'se ha quedado' : 'se han quedado'} fuera ${photos}.`
}
