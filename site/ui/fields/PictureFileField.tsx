import type { ReactNode } from 'react'
import { fieldInputProps, type FieldProps, HintAndError } from './Field.tsx'
import { accountWords, formWords } from '#services/words/words.ts'

interface Props extends FieldProps {
  /** Why a chosen file was not uploaded. */
  problem: string | undefined
  /** The state of the upload. */
  progress: string
  multiple?: boolean
  isDisabled?: boolean
  onChoose(files: File[]): Promise<void>
  /** Places the input among what was uploaded before. */
  children(input: ReactNode): ReactNode
}

/** With the types named, iOS turns a HEIC into a JPEG; with `image/*` no photo under another type is hidden. */
const acceptedFiles = 'image/jpeg,image/png,image/webp,image/*'

/** Pictures that are uploaded as soon as they are chosen. */
export function PictureFileField({
  problem,
  progress,
  multiple,
  isDisabled,
  onChoose,
  children,
  ...field
}: Props) {
  const { form, name, label } = field
  const { value, 'aria-required': _, ...attributes } = fieldInputProps(field, problem && 'error')
  const input = (
    <div className="row file-field">
      <input
        type="file"
        {...attributes}
        aria-invalid={attributes['aria-invalid'] || Boolean(problem) || undefined}
        accept={acceptedFiles}
        multiple={multiple}
        disabled={isDisabled}
        onChange={async ({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length) await onChoose(files)
          target.value = ''
        }}
      />
      <span className="button secondary slim" aria-hidden="true">
        {multiple ? accountWords.choosePictures : accountWords.choosePicture}
      </span>
    </div>
  )
  return (
    <div className="field">
      <label htmlFor={form.id(name)}>
        {label} <span className="optional">{formWords.optional}</span>
      </label>
      <HintAndError {...field} form={{ ...form, errorOf: () => undefined }} />
      <div role="alert">
        <HintAndError
          {...field}
          hint={undefined}
          form={{ ...form, errorOf: name => problem ?? form.errorOf(name) }}
        />
      </div>
      {children(input)}
      <p className="hint" role="status">
        {progress}
      </p>
    </div>
  )
}
