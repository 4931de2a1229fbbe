import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContactInText } from './ContactInText.tsx'
import type { Form } from '../forms/use-form.ts'

const phone = { name: 'contactPhone', label: 'Teléfono de contacto' }
const email = { name: 'contactEmail', label: 'Correo' }

function render(values: Record<string, string>): string {
  const form = { values } as unknown as Form
  const props = { form, name: 'description', phone, email, reason: 'se lee sin pedirlo.' }
  return renderToStaticMarkup(<ContactInText {...props} />)
}

describe('a contact in a text that everybody reads', () => {
  test.each([
    ['', 'Pasarlo a «Teléfono de contacto»', 'sin pedirlo.<'],
    ['954 000 111', 'Pasarlo a «Teléfono de contacto»', 'pone ahora 954 000 111.<'],
    ['+34 612-345-678', 'Quitarlo del texto', 'Ya está en «Teléfono de contacto».<']
  ])('beside the phone «%s» of its field is offered as «%s»', (contactPhone, button, state) => {
    const html = render({ description: 'Llama al 612 34 56 78', contactPhone })
    expect(html).toContain('«612 34 56 78» se lee sin pedirlo.')
    expect(html).toContain(`<button class="button secondary slim" type="button">${button}</button>`)
    expect(html).toContain(state)
  })

  test('may be an e-mail address', () => {
    const html = render({ description: 'Escribe a Ana@yeguada.es', contactEmail: 'ana@yeguada.es' })
    expect(html).toContain('Ya está en «Correo».')
  })

  test('is all that it speaks of', () => {
    expect(render({ description: 'Doce caballos, 1.200 € netos' })).not.toContain('button')
  })
})
