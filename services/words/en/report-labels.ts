import type * as es from '../es/report-labels.ts'

export const targetNouns: typeof es.targetNouns = {
  job: 'the ad',
  profile: 'the profile',
  message: 'the message',
  employer: 'the employer’s page'
}

export const reportReasons: typeof es.reportReasons = {
  falso: 'It looks fake or like a scam',
  'dinero-o-documentos': 'It asks for money, documents or bank details',
  'no-existe': 'What it offers does not exist',
  discriminatorio: 'It discriminates',
  'condiciones-irreales': 'The conditions aren’t real, or aren’t legal',
  menores: 'It puts minors at risk',
  acoso: 'It harasses, threatens or insults',
  'maltrato-animal': 'It mistreats animals',
  'datos-personales': 'It publishes someone else’s personal data',
  repetido: 'It’s a duplicate',
  otro: 'Another reason'
}
