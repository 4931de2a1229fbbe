/** The value of each cookie that a response sets, and its attributes in lower case. */
export function cookiesOf(
  headers: Headers
): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    headers.getSetCookie().map(line => {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      return [
        name,
        { value, attributes: attributes.map(attribute => attribute.toLowerCase()).sort() }
      ]
    })
  )
}
