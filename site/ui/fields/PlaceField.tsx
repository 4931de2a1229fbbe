import { useEffect } from 'react'
import { TextField } from './TextField.tsx'
import type { Form } from '../forms/use-form.ts'
import { useFoundPlaces } from './use-places.ts'
import { profileFieldWords } from '#services/words/words.ts'

const listId = 'lugares'

interface Props {
  form: Form
  /** Further suggestions. */
  others: readonly string[]
  maxLength: number
  isOptional?: boolean
}

/** A place as typed; choosing a municipality of the list sets its code. */
export function PlaceField({ form, others, ...props }: Props) {
  const text = form.values['location'] ?? ''
  const isTyped = text !== form.initial['location'] || form.values['place'] === ''
  const { places, unplaced } = useFoundPlaces(isTyped ? text : '', text)
  const code = places.get(text)

  function change(changes: Record<string, string>) {
    const { location = '' } = changes
    const initial = location === form.initial['location'] ? form.initial['place'] : ''
    form.change({ ...changes, place: places.get(location) ?? initial ?? '' })
  }

  useEffect(() => {
    if (code && code !== form.values['place']) form.set('place', code)
  }, [code, form])
  return (
    <>
      <TextField
        form={{ ...form, set: (name, value) => change({ [name]: value }) }}
        name="location"
        label={profileFieldWords.place}
        hint={profileFieldWords.placeHint}
        autoComplete="off"
        list={listId}
        {...props}
      />
      <datalist id={listId}>
        {[...new Set([...places.keys(), ...others])].map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {unplaced?.location === text.trim() && text.trim() !== '' && (
        <WhichMunicipality form={form} nearest={unplaced.nearest} />
      )}
    </>
  )
}

interface QuestionProps {
  form: Form
  nearest: ReadonlyMap<string, string>
}

/** Shown when the text names no place; a job may be published without an answer. */
function WhichMunicipality({ form, nearest }: QuestionProps) {
  const [chosen] = [...nearest].find(([, code]) => code === form.values['place']) ?? []
  return (
    <div className="notice warning stack" role="status">
      {chosen ? (
        <p>{profileFieldWords.municipality(chosen)}</p>
      ) : (
        <>
          <p>
            <b>{profileFieldWords.whichMunicipality}</b>
            {profileFieldWords.placeNotFound +
              (nearest.size ? profileFieldWords.chooseOne : profileFieldWords.typeIt)}
          </p>
          <p className="row">
            {[...nearest].map(([name, code]) => (
              <button
                key={code}
                className="button secondary slim"
                type="button"
                onClick={() => form.set('place', code)}
              >
                {name}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  )
}
