import type { Page } from '@playwright/test'
import { wordsIn } from '#services/words/all.ts'

/** Every text of a language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}

const english = new Set(textsOf(wordsIn.en))
const ourWords = new Set(textsOf(wordsIn.es).filter(text => !english.has(text)))

/** Letters, small words and usual verbs that no English text has. */
const spanish =
  /[áéíóúñ¿¡«»]|\b(?:aquí|cada|con|cuando|del?|desde|el|ella|esta|hasta|hay|las?|los?|más|muy|nada|nadie|para|pero|por|puedes|que|quien|sin|sobre|solo|su|sus|tienes|todo|todos|tu|tus|una?|uno|ya|y)\b|\b(?:Anuncio|Aplicaciones|Aprobada|Ayer|Borrar|Cancelar|Candidatos?|Cerrar|Confirmar|Correo|Descargar|Edad|Editar|Eliminar|Empleos?|Empresa|Enviar|Estado|Experiencia|Fecha|Guardar|Habilidades|Hoy|Idiomas|Limpiar|Mensajes?|Mozo|Mujer|Ocultar|Pendiente|Perfil|Publicar|Puestos?|Quitar|Rechazada|Reintentar|Retirada|Sabes|Siguiente|Ver|Vivienda)\b/i

/** Spanish texts of a page outside of what is marked as Spanish and of the sample candidates; what others write has to be English for this. */
export async function spanishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const elsewhere =
      '[lang]:not(html), script, style, template, noscript, datalist, svg, .candidate-list'
    const ours = [...document.body.querySelectorAll('*')].filter(
      element => !element.closest(elsewhere)
    )
    const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'data-label']
    return [
      document.title,
      ...ours.flatMap(element => [
        ...spoken.map(name => element.getAttribute(name)),
        ...[...element.childNodes]
          .filter(node => node.nodeType === Node.TEXT_NODE)
          .map(node => node.textContent)
      ])
    ].map(text => (text ?? '').replace(/\S+@\S+|\s+/g, ' ').trim())
  })
  const found = texts.filter(
    text => text && !english.has(text) && (spanish.test(text) || ourWords.has(text))
  )
  return [...new Set(found)]
}
