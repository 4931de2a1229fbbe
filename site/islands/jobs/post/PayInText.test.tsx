import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Form } from '#site/ui/forms/use-form.ts'
import { PayInText } from './PayInText.tsx'

function render(values: Record<string, string>): string {
  const form = { values: { 'pay.when': '', 'pay.min': '', ...values } } as unknown as Form
  return renderToStaticMarkup(<PayInText form={form} name="description" />).replaceAll(
    '\u00a0',
    ' '
  )
}

describe('a pay in the text of an ad', () => {
  test.each([
    ['1.200 € al mes', 'Poner 1.200 €/mes en «Sueldo»'],
    ['De 1.100 a 1.300 € y casa', 'Poner 1.100–1.300 €/mes en «Sueldo»'],
    ['Hasta 1.500 €', 'Poner hasta 1.500 €/mes en «Sueldo»'],
    ['12,50 €/hora', 'Poner 12,50 €/hora en «Sueldo»']
  ])('«%s» is offered as «%s»', (description, button) => {
    const html = render({ description, 'pay.when': 'entrevista' })
    expect(html).toContain('y el anuncio dirá «El sueldo se dice antes de la entrevista».')
    expect(html).toContain(`<button class="button secondary slim" type="button">${button}</button>`)
  })

  test('that is net says that the field is not', () => {
    const html = render({ description: 'Sueldo 1.200 € netos' })
    expect(html).toContain('Pone «1.200 € netos», y «Sueldo» está en blanco.')
    expect(html).toContain('«Sueldo» va en bruto.')
  })

  test.each(['', 'anuncio'])('is offered to an empty field, «%s» chosen', when => {
    const html = render({ description: 'Sueldo 1.200 €', 'pay.when': when })
    expect(html).toContain('«Sueldo» está en blanco.')
  })

  test('is not offered once the ad states one', () => {
    const stated = { 'pay.when': 'anuncio', 'pay.min': '1300' }
    expect(render({ description: 'Sueldo 1.200 €', ...stated })).not.toContain('button')
  })
})
