import { photoSubjects } from '#events/job-content/vocabulary.ts'
import { maxPhotos } from '#events/limits/jobs.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { PictureFileField } from '#site/ui/fields/PictureFileField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { smallPhoto } from '#site/lib/browser/photos.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { tooManyPhotos, uploadingName, uploadPhoto } from './photo-upload.ts'
import { type FormPhoto, photosName, readPhotos, writePhotos } from './photo-values.ts'
import { photoSubjectLabels } from '#services/words/words.ts'

/** Uploads files as soon as they are chosen; the first photo is the one of the card. */
export function PhotosField({ form }: { form: Form }) {
  const { photos, progress, problem, isUploading, upload, reorder, set } = usePhotoUploads(form)
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
          {photos.length > 0 && (
            <PhotoList photos={photos} isBusy={isUploading} onReorder={reorder} onSay={set} />
          )}
          {input}
        </>
      )}
    </PictureFileField>
  )
}

interface Props {
  photos: readonly FormPhoto[]
  isBusy: boolean
  /** Called with a message that confirms the change. */
  onReorder(photos: readonly FormPhoto[], done: string): void
  onSay(photos: readonly FormPhoto[]): void
}

/** The photos of a job, the one of the card first. */
function PhotoList({ photos, isBusy, onReorder, onSay }: Props) {
  const without = (removed: FormPhoto) => photos.filter(photo => photo !== removed)
  return (
    <ol className="stack gap-3 photo-list">
      {photos.map((photo, index) => (
        <li key={photo.path}>
          <img className="photo" src={smallPhoto(photo.path)} alt={`Foto ${index + 1}`} />
          <span className="muted">
            {index === 0 && 'En la lista se ve esta'}
            {index > 0 && (
              <button
                className="button quiet"
                type="button"
                onClick={() =>
                  onReorder([photo, ...without(photo)], 'Esta foto es ahora la primera.')
                }
              >
                Poner primera
                <span className="visually-hidden">{` la foto ${index + 1}`}</span>
              </button>
            )}
          </span>
          <button
            className="button quiet"
            type="button"
            onClick={() => onReorder(without(photo), 'Foto quitada.')}
          >
            Quitar<span className="visually-hidden">{` la foto ${index + 1}`}</span>
          </button>
          <SubjectSelect
            number={index + 1}
            photo={photo}
            isDisabled={isBusy}
            onSay={said => onSay(photos.map(other => (other === photo ? said : other)))}
          />
        </li>
      ))}
    </ol>
  )
}

interface SubjectProps {
  number: number
  photo: FormPhoto
  isDisabled: boolean
  onSay(photo: FormPhoto): void
}

/** What a photo shows, as the page and the search say it. */
function SubjectSelect({ number, photo: { path, of }, isDisabled, onSay }: SubjectProps) {
  return (
    <label className="row gap-2">
      <span>
        ¿Qué se ve?<span className="visually-hidden">{` Foto ${number}`}</span>
      </span>
      <select
        className="input slim"
        value={of ?? ''}
        disabled={isDisabled}
        onChange={({ target: { value } }) =>
          onSay({ path, of: photoSubjects.find(subject => subject === value) })
        }
      >
        <option value="">Sin decir</option>
        {photoSubjects.map(subject => (
          <option key={subject} value={subject}>
            {photoSubjectLabels[subject]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The photos of a form; until all files have arrived, none is changed. */
function usePhotoUploads(form: Form) {
  const [progress, setProgress] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const setInForm = useEffectEvent((value: string) => form.set(uploadingName, value))
  useEffect(() => setInForm(isUploading ? yesChoice : ''), [isUploading])
  const photos = readPhotos(form.values[photosName])
  const set = (photos: readonly FormPhoto[]) => form.set(photosName, writePhotos(photos))

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
    const uploaded = [...photos]
    for (const [index, file] of files.entries()) {
      setProgress(
        files.length > 1 ? `Subiendo la foto ${index + 1} de ${files.length}…` : 'Subiendo la foto…'
      )
      uploaded.push({ path: await uploadPhoto(file) })
      set(uploaded)
    }
    setProgress(files.length > 1 ? 'Fotos listas.' : 'Foto lista.')
  }

  function reorder(photos: readonly FormPhoto[], done: string) {
    if (isUploading) return
    set(photos)
    setProblem(undefined)
    setProgress(done)
    document.getElementById(form.id(photosName))?.focus()
  }

  return { photos, progress, problem, isUploading, upload, reorder, set }
}
