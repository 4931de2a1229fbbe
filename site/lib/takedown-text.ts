import type { TakedownReason } from '#events/aggregates/case-choices.ts'
import { brand } from '#services/words/shared/brand.ts'

const takedownLabels: Record<TakedownReason, string> = {
  falso: 'no parece auténtico',
  'dinero-o-documentos': 'pide dinero o documentos',
  'no-existe': 'lo que ofrece no existe',
  discriminatorio: 'discrimina',
  'condiciones-irreales': 'promete condiciones irreales',
  menores: 'no protege a menores',
  acoso: 'acoso',
  'maltrato-animal': 'maltrato animal',
  'datos-personales': 'muestra datos personales de otra persona',
  repetido: 'está repetido',
  otro: 'otro motivo'
}

/** The text for the owner of a hidden job or profile. */
export function takedownText(reason: keyof typeof takedownLabels): string {
  return `Retirado por ${brand}: ${takedownLabels[reason]}`
}
