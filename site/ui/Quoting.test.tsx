import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quoting } from './Quoting.tsx'

test('what a sentence quotes is Spanish, in the direction of its letters', () => {
  const text = 'Withdraw your application for “Mozo de cuadra”?'
  expect(renderToStaticMarkup(<Quoting text={text} />)).toBe(
    'Withdraw your application for <span lang="es" dir="auto">“Mozo de cuadra”</span>?'
  )
})
