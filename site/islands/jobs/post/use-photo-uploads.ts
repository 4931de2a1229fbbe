import { useEffect, useEffectEvent, useState } from 'react'
import { maxPhotos } from '#services/jobs/shared/limits.ts'
import { errorMessage } from '#site/lib/api.ts'
import type { Form } from '#site/ui/forms/use-form.ts'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { tooManyPhotos, uploadingName, uploadPhoto } from './photo-upload.ts'

export const photosName = 'photos'

/** The photos of a form; until all files have arrived, none is moved or removed. */
export function usePhotoUploads(form: Form) {
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
    for (const [nth, file] of files.entries()) {
      setProgress(
        files.length > 1 ? `Subiendo la foto ${nth + 1} de ${files.length}…` : 'Subiendo la foto…'
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
