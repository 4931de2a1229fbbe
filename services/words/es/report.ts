import type { CaseRule, TargetKind } from '#events/aggregates/case-choices.ts'

/** The form with which something is reported. */
export const reportWords = {
  title: 'Denunciar',
  description: 'Denuncia un anuncio, un perfil, un mensaje o una cuadra. No hace falta cuenta.',
  titleOf: (title: string) => `Denunciar «${title}»`,
  aboutTo: 'Vas a denunciar ',
  aPerson:
    'Lo mirará una persona. No hace falta tener cuenta, y a quien lo publica no le decimos quién eres.',
  reason: '¿Qué pasa?',
  text: 'Cuéntanoslo',
  textHint: 'Qué dice o qué te ha pasado, con tus palabras.',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  emailHint: 'Para decirte qué decidimos. Sin correo no podemos contestarte.',
  controller: 'Responsable: ',
  purpose:
    'Usamos lo que escribas solo para mirar esta denuncia y contestarte, como obliga el Reglamento de Servicios Digitales.',
  rights: 'Tus derechos',
  send: 'Enviar denuncia',
  sent: 'Denuncia enviada',
  thanks: 'Gracias. Tu denuncia tiene el número ',
  answerable:
    'Te mandamos ahora un acuse de recibo y, cuando una persona lo haya mirado, qué ha decidido.',
  unanswerable: 'La mirará una persona. Como no nos has dejado un correo, no podemos contestarte.',
  seeJobs: 'Ver empleos',
  close: 'Cerrar',
  done: 'Listo',
  unexpected: 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.'
}

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
