import { useEffect, useEffectEvent } from 'react'
import { availableNow } from '#events/job-content/vocabulary.ts'
import { isYears, otherDay } from '#services/applications/shared/application-form.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import { dayOfMonth } from '#services/platform/shared/formats.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import { applyWords, speech } from '#services/words/words.ts'
import { PickField, YesNoField } from '#site/ui/fields/ChoiceFields.tsx'
import { DateField } from '#site/ui/fields/NumberField.tsx'
import type { FieldProps } from '#site/ui/fields/Field.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useFoundPlaces } from '#site/ui/fields/use-places.ts'
import type { Form } from '#site/ui/forms/use-form.ts'
import type { AppliedJob } from './CoverLetterField.tsx'

interface Props {
  form: Form
  job: AppliedJob
  questions: readonly Question[]
}

/** What the ad asks, from when and from where: each can be left unsaid. */
export function AnswerFields({ form, job: { housing, start }, questions }: Props) {
  return (
    <fieldset className="asked">
      <legend>{questions.length ? applyWords.asked : applyWords.whenAndWhere}</legend>
      <p className="hint">{applyWords.askedHint}</p>
      {questions.map(question => (
        <QuestionField key={question.name} form={form} question={question} />
      ))}
      <StartFields form={form} day={start?.date} />
      {housing && housing.kind !== 'no' && (
        <YesNoField
          form={form}
          name="needsHousing"
          label={applyWords.housingQuestion}
          answers={[speech.yes, speech.no]}
        />
      )}
      <HomeField form={form} />
    </fieldset>
  )
}

function QuestionField({ form, question }: { form: Form; question: Question }) {
  const { name, text, kind } = question
  const field = { form, name, label: text }
  if (kind === 'years') return <YearsField {...field} />
  const learning = [['aprendiendo', applyWords.learning] as const]
  const options = [
    ['si', speech.yes] as const,
    ...(kind === 'level' ? learning : []),
    ['no', speech.no] as const
  ]
  return <PickField {...field} options={options} />
}

/** Takes no other text than a number of years. */
function YearsField(field: FieldProps) {
  const { form, name } = field
  const onType = (text: string) => {
    if (text === '' || isYears(text)) form.set(name, text)
  }
  return (
    <TextField
      {...field}
      form={{ ...form, set: (_, typed) => onType(typed) }}
      kind="age"
      inputMode="numeric"
      autoComplete="off"
      isOptional
    />
  )
}

/** Now, on the day of the ad, or on another day. */
function StartFields({ form, day }: { form: Form; day: string | undefined }) {
  const options = [
    [availableNow, applyWords.now] as const,
    ...(day ? [[day, applyWords.onDay(dayOfMonth(day))] as const] : []),
    [otherDay, applyWords.anotherDay] as const
  ]
  return (
    <>
      <PickField form={form} name="starts" label={applyWords.startQuestion} options={options} />
      <div className="other-day">
        <DateField form={form} name="startsOn" label={applyWords.theDay} isOptional />
      </div>
    </>
  )
}

const listId = 'municipios'

/** A municipality by its name; without a script the server finds its code. */
function HomeField({ form }: { form: Form }) {
  const { location = '', place } = form.values
  const text = location.trim()
  const { places, unplaced } = useFoundPlaces(place ? '' : text, text)
  const code = codeOf(text, places)
  const isUnknown = text !== '' && !place && unplaced?.location === text && !code
  const choose = useEffectEvent(() => {
    if (code && !place) form.set('place', code)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another municipality is found
  useEffect(() => choose(), [code])
  return (
    <div className="stack gap-2">
      <TextField
        form={{ ...form, set: (_, typed) => form.change({ location: typed, place: '' }) }}
        name="location"
        label={applyWords.placeQuestion}
        hint={applyWords.placeHint}
        autoComplete="off"
        list={listId}
        isOptional
      />
      <datalist id={listId}>
        {[...places.keys()].map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isUnknown && places.size > 0 && <p className="hint">{applyWords.placeChoose}</p>}
      {isUnknown && places.size === 0 && (
        <p className="notice warning" role="status">
          {applyWords.placeUnknown}
        </p>
      )}
    </div>
  )
}

/** Of the place whose name the text is, with its province or without. */
function codeOf(text: string, places: ReadonlyMap<string, string>): string | undefined {
  const typed = foldAccents(text)
  const [, code] =
    [...places].find(([name]) => {
      const [town = ''] = name.split(',', 1)
      return typed === foldAccents(name) || typed === foldAccents(town)
    }) ?? []
  return code
}
