import type * as es from '../es/report-labels.ts'

export const targetNouns: typeof es.targetNouns = {
  job: 'the ad',
  profile: 'the profile',
  message: 'the message',
  employer: 'the page of the employer'
}

export const reportReasons: typeof es.reportReasons = {
  falso: 'It looks false or like a scam',
  'dinero-o-documentos': 'It asks for money, documents or bank details',
  'no-existe': 'What it offers does not exist',
  discriminatorio: 'It discriminates',
  'condiciones-irreales': 'The conditions are not the real ones, or not legal',
  menores: 'It puts minors at risk',
  acoso: 'It harasses, threatens or insults',
  'maltrato-animal': 'It mistreats animals',
  'datos-personales': 'It publishes the data of another person',
  repetido: 'It is repeated',
  otro: 'Another reason'
}
