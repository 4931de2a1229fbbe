import { maxPhotos } from '#services/jobs/shared/limits.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { PictureFileField } from '#site/ui/fields/PictureFileField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { PhotoList } from './PhotoList.tsx'
import { photosName, usePhotoUploads } from './use-photo-uploads.ts'

/** Uploads files as soon as they are chosen; the first photo is the one of the card. */
export function PhotosField({ form }: { form: Form }) {
  const { photos, progress, problem, upload, reorder } = usePhotoUploads(form)
  const isFull = photos.length >= maxPhotos

  return (
    <PictureFileField
      form={form}
      name={photosName}
      label="Fotos"
      hint={`Del centro o de la vivienda, hasta ${maxPhotos}. JPEG, PNG o WebP; las grandes las reducimos.`}
      isOptional
      problem={problem}
      progress={progress || (isFull ? `Ya tienes ${formatCount(maxPhotos, 'foto', 'fotos')}.` : '')}
      multiple
      isDisabled={isFull}
      onChoose={upload}
    >
      {input => (
        <>
          {photos.length > 0 && <PhotoList photos={photos} onChange={reorder} />}
          {input}
        </>
      )}
    </PictureFileField>
  )
}
