import type * as es from '../../es/jobs/asks.ts'

export const askLabels: typeof es.askLabels = {
  galope: 'Riding level (galope)',
  titulo: 'Qualification',
  carne: 'Driving licence',
  anos: 'Years of experience',
  idioma: 'Language',
  tractor: 'Tractor driving',
  'transporte-animales': 'Animal transport certificate',
  'dar-cuerda': 'Lungeing',
  trenzar: 'Plaiting',
  esquilar: 'Clipping',
  vendar: 'Bandaging',
  curas: 'Treating wounds',
  partos: 'Foaling',
  sementales: 'Handling stallions',
  potros: 'Handling young horses',
  desbrave: 'Breaking in',
  inseminacion: 'Insemination',
  montar: 'Riding',
  saltar: 'Jumping',
  maquinaria: 'Operating machinery',
  'clases-ninos': 'Teaching children'
}

export const weightLabels: typeof es.weightLabels = {
  imprescindible: 'Essential',
  valorable: 'A plus',
  'se-ensena': 'Taught here'
}

export const titleLabels: typeof es.titleLabels = {
  TD1: 'TD1',
  TD2: 'TD2',
  TDS: 'Advanced riding coach (TDS)',
  TAE: 'Equestrian activities technician (TAE)',
  herrado: 'Farriery',
  veterinaria: 'Veterinary medicine'
}

export const languageLabels: typeof es.languageLabels = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  ro: 'Romanian',
  ar: 'Arabic'
}
