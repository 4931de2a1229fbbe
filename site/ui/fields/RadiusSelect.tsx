import type { ComponentProps } from 'react'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { uiWords } from '#services/words/words.ts'

interface Props extends ComponentProps<'select'> {
  id: string
  /** The code of the town, sent with the radius when it is known. */
  near: string
}

/** How far around a town a search goes. */
export function RadiusSelect({ near, ...select }: Props) {
  return (
    <div className="field">
      {near && <input type="hidden" name="near" value={near} />}
      <label htmlFor={select.id}>{uiWords.lessThan}</label>
      <select className="input" name="radius" {...select}>
        {radiuses.map(radius => (
          <option key={radius} value={radius}>{`${radius}\u00a0km`}</option>
        ))}
      </select>
    </div>
  )
}
