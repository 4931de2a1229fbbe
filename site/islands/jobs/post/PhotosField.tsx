import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { maxPhotos } from '#services/jobs/limits.ts'
import { errorMessage } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import { smallPhoto } from '#site/lib/photos.ts'
import { pictureError, pictureTypes, uploadJobPhoto } from '#site/lib/upload-picture.ts'
import type { Form } from '#site/ui/use-form.ts'

const name = 'photos'

/** Uploads files as soon as they are chosen; the first photo is the one of the card. */
export function PhotosField({ form }: { form: Form }) {
  const [progress, setProgress] = useState('')
  const [problem, setProblem] = useState<string>()
  const photos = (form.values[name] ?? '').split(' ').filter(Boolean)
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  })
  const id = form.id(name)
  const error = problem ?? form.errorOf(name)
  const set = (paths: string[]) => form.set(name, paths.join(' '))

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, maxPhotos - photos.length)
    const found = files.map(pictureError).find(Boolean)
    setProblem(found)
    if (!found) {
      for (const file of files) await send(file)
    }
    target.value = ''
  }

  async function send(file: File) {
    setProgress('Subiendo la foto…')
    try {
      const path = await uploadJobPhoto(file)
      set([...latest.current, path])
      latest.current = [...latest.current, path]
      setProgress('Foto lista.')
    } catch (failure) {
      setProgress('')
      setProblem(errorMessage(failure))
    }
  }

  function remove(path: string) {
    set(photos.filter(one => one !== path))
    setProgress('Foto quitada.')
    document.getElementById(id)?.focus()
  }

  function putFirst(path: string) {
    set([path, ...photos.filter(one => one !== path)])
    setProgress('Esta foto es ahora la primera.')
    document.getElementById(id)?.focus()
  }

  const isFull = photos.length >= maxPhotos
  return (
    <div className="field photos-field">
      <label htmlFor={id}>
        Fotos <span className="optional">(opcional)</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {`Del centro o de la vivienda, hasta ${maxPhotos}. JPEG, PNG o WebP, de 5 MB como máximo.`}
      </p>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {photos.length > 0 && (
        <ol>
          {photos.map((path, nth) => (
            <li key={path}>
              <img className="photo" src={smallPhoto(path)} alt={`Foto ${nth + 1}`} />
              <span className="muted">
                {nth ? '' : 'En la lista se ve esta'}
                {nth > 0 && (
                  <button className="button quiet" type="button" onClick={() => putFirst(path)}>
                    Poner primera
                    <span className="visually-hidden">{` la foto ${nth + 1}`}</span>
                  </button>
                )}
              </span>
              <button className="button quiet" type="button" onClick={() => remove(path)}>
                Quitar<span className="visually-hidden">{` la foto ${nth + 1}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <input
        className="input"
        type="file"
        multiple
        id={id}
        accept={pictureTypes.join(',')}
        disabled={isFull}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={choose}
      />
      <p className="hint" role="status">
        {progress || (isFull ? `Ya tienes ${formatCount(maxPhotos, 'foto', 'fotos')}.` : '')}
      </p>
    </div>
  )
}
