import type { CaseRule, TargetKind } from '#events/aggregates/case-choices.ts'

/** «el anuncio», for the middle of a sentence. */
export const targetNouns: Record<TargetKind, string> = {
  job: 'el anuncio',
  profile: 'el perfil',
  message: 'el mensaje',
  employer: 'la página de la cuadra'
}

/** The choices in the form. */
export const reportReasons: Record<CaseRule, string> = {
  falso: 'Parece falso o una estafa',
  'dinero-o-documentos': 'Pide dinero, documentos o datos del banco',
  'no-existe': 'Lo que ofrece no existe',
  discriminatorio: 'Discrimina',
  'condiciones-irreales': 'Las condiciones no son reales o no son legales',
  menores: 'Pone en riesgo a menores',
  acoso: 'Acosa, amenaza o insulta',
  'maltrato-animal': 'Maltrata a los animales',
  'datos-personales': 'Publica datos de otra persona',
  repetido: 'Está repetido',
  otro: 'Otro motivo'
}
