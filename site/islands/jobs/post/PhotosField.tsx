import { useEffect, useEffectEvent, useState } from 'react'
import { maxPhotos } from '#services/jobs/limits.ts'
import { errorMessage } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import { PictureFileField } from '#site/ui/PictureFileField.tsx'
import type { Form } from '#site/ui/use-form.ts'
import { yesChoice } from '#site/ui/yes-no.ts'
import { PhotoList } from './PhotoList.tsx'
import { tooManyPhotos, uploadingName, uploadPhoto } from './photo-upload.ts'

const name = 'photos'

/** Uploads files as soon as they are chosen; the first photo is the one of the card. */
export function PhotosField({ form }: { form: Form }) {
  const [progress, setProgress] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const tellForm = useEffectEvent((value: string) => form.set(uploadingName, value))
  useEffect(() => tellForm(isUploading ? yesChoice : ''), [isUploading])
  const photos = (form.values[name] ?? '').split(' ').filter(Boolean)
  const isFull = photos.length >= maxPhotos

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

  /** Until all have arrived, none is moved or removed. */
  async function uploadEach(files: File[]) {
    const paths = [...photos]
    for (const [nth, file] of files.entries()) {
      setProgress(
        files.length > 1 ? `Subiendo la foto ${nth + 1} de ${files.length}…` : 'Subiendo la foto…'
      )
      paths.push(await uploadPhoto(file))
      form.set(name, paths.join(' '))
    }
    setProgress(files.length > 1 ? 'Fotos listas.' : 'Foto lista.')
  }

  function reorder(paths: string[], done: string) {
    if (isUploading) return
    form.set(name, paths.join(' '))
    setProblem(undefined)
    setProgress(done)
    document.getElementById(form.id(name))?.focus()
  }

  return (
    <PictureFileField
      form={form}
      name={name}
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
