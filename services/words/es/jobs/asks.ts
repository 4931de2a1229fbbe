import type { Asked, AskWeight, Language, Title } from '#events/job-content/vocabulary.ts'

export const askLabels: Record<Asked, string> = {
  galope: 'Galope',
  titulo: 'Título',
  carne: 'Carné',
  anos: 'Años de experiencia',
  idioma: 'Idioma',
  tractor: 'Llevar el tractor',
  'transporte-animales': 'Certificado de transporte de animales',
  'dar-cuerda': 'Dar cuerda',
  trenzar: 'Trenzar',
  esquilar: 'Esquilar',
  vendar: 'Vendar',
  curas: 'Hacer curas',
  partos: 'Atender partos',
  sementales: 'Manejar sementales',
  potros: 'Manejar potros',
  desbrave: 'Desbravar',
  inseminacion: 'Inseminación',
  montar: 'Montar',
  saltar: 'Saltar',
  maquinaria: 'Manejar maquinaria',
  'clases-ninos': 'Dar clase a niños'
}

export const weightLabels: Record<AskWeight, string> = {
  imprescindible: 'Imprescindible',
  valorable: 'Se valora',
  'se-ensena': 'Se enseña aquí'
}

export const titleLabels: Record<Title, string> = {
  TD1: 'TD1',
  TD2: 'TD2',
  TDS: 'Técnico deportivo superior',
  TAE: 'Técnico en actividades ecuestres',
  herrado: 'Herrado',
  veterinaria: 'Veterinaria'
}

export const languageLabels: Record<Language, string> = {
  es: 'Español',
  en: 'Inglés',
  fr: 'Francés',
  pt: 'Portugués',
  de: 'Alemán',
  ro: 'Rumano',
  ar: 'Árabe'
}
