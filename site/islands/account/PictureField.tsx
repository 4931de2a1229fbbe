import { type ChangeEvent, useState } from 'react'
import { Avatar } from '#site/ui/Avatar.tsx'
import type { Form } from '#site/ui/use-form.ts'
import { errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { pictureError, pictureTypes, uploadPicture } from '#site/lib/upload-picture.ts'

interface Props {
  form: Form
  user: CurrentUser
  onUploading(isUploading: boolean): void
}

const name = 'profilePicture'

/** Uploads a file as soon as it is chosen and shows it cropped; saving the form applies it. */
export function PictureField({ form, user, onUploading }: Props) {
  const [progress, setProgress] = useState('')
  const [problem, setProblem] = useState<string>()
  const id = form.id(name)
  const picture = form.values[name] ?? ''
  const error = problem ?? form.errorOf(name)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    const found = pictureError(file)
    setProblem(found)
    setProgress(found ? '' : 'Subiendo la foto…')
    if (!found) await send(file)
    target.value = ''
  }

  async function send(file: File) {
    onUploading(true)
    try {
      form.set(name, await uploadPicture(user.id, file))
      setProgress('Foto lista. Guarda los cambios para usarla.')
    } catch (failure) {
      setProgress('')
      setProblem(errorMessage(failure))
    }
    onUploading(false)
  }

  function remove() {
    form.set(name, '')
    setProblem(undefined)
    setProgress('Guarda los cambios para quitar la foto.')
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        Foto de perfil <span className="optional">(opcional)</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        JPEG, PNG o WebP, hasta 5 MB. La recortamos en cuadrado.
      </p>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      <div className="picture">
        <Avatar fullName={user.fullName} picture={picture || null} size={72} />
        <input
          className="input"
          type="file"
          id={id}
          accept={pictureTypes.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={choose}
        />
      </div>
      <p className="hint" role="status">
        {progress}
      </p>
      {picture && (
        <button className="button quiet slim" type="button" onClick={remove}>
          Quitar foto
        </button>
      )}
    </div>
  )
}
