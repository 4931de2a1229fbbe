import { Fragment } from 'react'

/** An e-mail or web address: a narrow line breaks it before «@» and dots. */
export function Address({ text }: { text: string }) {
  const [first, ...rest] = text.split(/(?=[@.])/)
  return (
    <span className="address">
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and no names
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
