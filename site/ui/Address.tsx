/** An e-mail or web address: a narrow line breaks it before «@» and dots. */
export const Address = ({ text }: { text: string }) => (
  <span className="address" translate="no">
    <Parts of={text} />
  </span>
)

function Parts({ of }: { of: string }) {
  const end = of.slice(1).search(/[@.]/) + 1
  if (end === 0) return of
  return (
    <>
      {of.slice(0, end)}
      <wbr />
      <Parts of={of.slice(end)} />
    </>
  )
}
