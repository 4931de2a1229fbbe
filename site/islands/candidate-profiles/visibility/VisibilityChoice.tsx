import { effectiveVisibility, type VisibilityResponse, whyNotEveryone } from './visibility.ts'
import { visibilityLabels, visibilityWords } from '#services/words/words.ts'

const choices = ['everyone', 'employers', 'applied', 'nobody'] as const

interface Props {
  data: VisibilityResponse
  isPending: boolean
  onChoose(visibleTo: VisibilityResponse['visibleTo']): void
}

/** The choice of who sees the profile. */
export function VisibilityChoice({ data, isPending, onChoose }: Props) {
  const effective = effectiveVisibility(data)
  const obstacle = whyNotEveryone(data)
  return (
    <section className="section" aria-labelledby="quien-ve" aria-busy={isPending}>
      <div className="head">
        <div>
          <h2 id="quien-ve">{visibilityWords.whoSees}</h2>
          <p className="hint">{visibilityWords.savedOnChoice}</p>
        </div>
      </div>
      <fieldset>
        <legend className="visually-hidden">{visibilityWords.whoSees}</legend>
        <div className="box settings">
          {choices.map(value => (
            <label className="setting" key={value}>
              <input
                type="radio"
                name="visibleTo"
                value={value}
                checked={effective === value}
                disabled={value === 'everyone' && obstacle !== undefined}
                onChange={() => onChoose(value)}
              />
              <b>{visibilityLabels[value].title}</b>
              <span className="about">
                {(value === 'everyone' && obstacle) || visibilityLabels[value].about}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
