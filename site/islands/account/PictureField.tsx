import { useState } from 'react'
import { Avatar } from '#site/ui/Avatar.tsx'
import { PictureFileField } from '#site/ui/fields/PictureFileField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { errorMessage, type CurrentUser } from '#site/lib/api.ts'
import { maxPictureMegabytes } from '#events/limits/pictures.ts'
import { typedPicture, uploadPicture } from '#site/lib/browser/upload-picture.ts'
import { accountWords } from '#services/words/words.ts'

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
  const picture = form.values[name] ?? ''

  async function choose([file]: File[]) {
    if (!file) return
    setProblem(undefined)
    setProgress(accountWords.uploading)
    onUploading(true)
    try {
      form.set(name, await uploadPicture(user.id, await typedPicture(file)))
      setProgress(accountWords.pictureReady)
    } catch (failure) {
      setProgress('')
      setProblem(errorMessage(failure))
    }
    onUploading(false)
  }

  function remove() {
    form.set(name, '')
    setProblem(undefined)
    setProgress(accountWords.saveToRemove)
  }

  return (
    <>
      <PictureFileField
        form={form}
        name={name}
        label={accountWords.picture}
        hint={accountWords.pictureHint(maxPictureMegabytes)}
        isOptional
        problem={problem}
        progress={progress}
        onChoose={choose}
      >
        {input => (
          <div className="row">
            <Avatar
              fullName={user.fullName}
              picture={picture || null}
              size="m"
              isEmployer={user.userType === 'employer'}
            />
            {input}
          </div>
        )}
      </PictureFileField>
      {picture && (
        <button className="button quiet slim" type="button" onClick={remove}>
          {accountWords.removePicture}
        </button>
      )}
    </>
  )
}
