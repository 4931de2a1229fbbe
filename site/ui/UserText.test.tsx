import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UserText } from './UserText.tsx'

const html = (text: string) =>
  renderToStaticMarkup(<UserText text={text} />).replace(
    /^<div class="user-text stack gap-3" lang="es" dir="auto">|<\/div>$/g,
    ''
  )

test.each([
  ['Una línea', '<p>Una línea</p>'],
  ['Una\ny otra\n\nun párrafo', '<p>Una\ny otra</p><p>un párrafo</p>'],
  [
    'Un día normal:\n- De 7:30 a 12:00, boxes\n– Libre\n• Cuerda\n\nY ya',
    '<p>Un día normal:</p><ul><li>De 7:30 a 12:00, boxes</li><li>Libre</li><li>Cuerda</li></ul><p>Y ya</p>'
  ],
  ['-sin espacio, 12-14 h', '<p>-sin espacio, 12-14\u00a0h</p>'],
  ['', '']
])('%j is shown in paragraphs and lists', (text, expected) => {
  expect(html(text)).toBe(expected)
})
