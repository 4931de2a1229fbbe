import { maxPhotos } from '#events/limits/jobs.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { PictureFileField } from '#site/ui/fields/PictureFileField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { smallPhoto } from '#site/lib/browser/photos.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { tooManyPhotos, uploadingName, uploadPhoto } from './photo-upload.ts'

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

interface Props {
  photos: string[]
  /** Called with a message that confirms the change. */
  onChange(photos: string[], done: string): void
}

/** The photos of a job, the one of the card first. */
function PhotoList({ photos, onChange }: Props) {
  const without = (path: string) => photos.filter(photo => photo !== path)
  return (
    <ol className="stack gap-3 photo-list">
      {photos.map((path, index) => (
        <li key={path}>
          <img className="photo" src={smallPhoto(path)} alt={`Foto ${index + 1}`} />
          <span className="muted">
            {index === 0 && 'En la lista se ve esta'}
            {index > 0 && (
              <button
                className="button quiet"
                type="button"
                onClick={() => onChange([path, ...without(path)], 'Esta foto es ahora la primera.')}
              >
                Poner primera
                <span className="visually-hidden">{` la foto ${index + 1}`}</span>
              </button>
            )}
          </span>
          <button
            className="button quiet"
            type="button"
            onClick={() => onChange(without(path), 'Foto quitada.')}
          >
            Quitar<span className="visually-hidden">{` la foto ${index + 1}`}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const photosName = 'photos'

/** The photos of a form; until all files have arrived, none is moved or removed. */
function usePhotoUploads(form: Form) {
  const [progress, setProgress] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const setInForm = useEffectEvent((value: string) => form.set(uploadingName, value))
  useEffect(() => setInForm(isUploading ? yesChoice : ''), [isUploading])
  const photos = (form.values[photosName] ?? '').split(' ').filter(Boolean)

  async function upload(files: File[]) {
    if (isUploading) return
    setUploading(true)
    const room = maxPhotos - photos.length
    setProblem(undefined)
    try {
      await uploadEach(files.slice(0, room))
      setProblem(tooManyPhotos(files.length - room))
    } catch (failure) {
      setProgress('')
      setProblem(errorMessage(failure))
    }
    setUploading(false)
  }

  async function uploadEach(files: File[]) {
    const paths = [...photos]
    for (const [index, file] of files.entries()) {
      setProgress(
        files.length > 1 ? `Subiendo la foto ${index + 1} de ${files.length}…` : 'Subiendo la foto…'
      )
      paths.push(await uploadPhoto(file))
      form.set(photosName, paths.join(' '))
    }
    setProgress(files.length > 1 ? 'Fotos listas.' : 'Foto lista.')
  }

  function reorder(paths: string[], done: string) {
    if (isUploading) return
    form.set(photosName, paths.join(' '))
    setProblem(undefined)
    setProgress(done)
    document.getElementById(form.id(photosName))?.focus()
  }

  return { photos, progress, problem, upload, reorder }
}
