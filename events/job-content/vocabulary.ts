/** The closed choices of a job's terms, free of zod. Labels: services/jobs/shared/labels.ts. */
export const roles = [
  'mozo-cuadra',
  'groom',
  'jefe-cuadra',
  'guardes',
  'jinete',
  'domador',
  'galopador',
  'monitor',
  'entrenador',
  'guia',
  'terapia',
  'yeguero',
  'cria',
  'preparador',
  'jockey',
  'herrador',
  'veterinario',
  'aux-veterinario',
  'fisio',
  'guarnicionero',
  'cochero',
  'transportista',
  'direccion',
  'recepcion',
  'mantenimiento',
  'concursos',
  'comercial'
] as const

export const disciplines = [
  'salto',
  'doma-clasica',
  'completo',
  'raid',
  'enganche',
  'volteo',
  'doma-vaquera',
  'equitacion-trabajo',
  'reining',
  'polo',
  'carreras-galope',
  'carreras-trote',
  'alta-escuela',
  'acoso-derribo',
  'horseball',
  'trec',
  'paraecuestre',
  'ponis',
  'cria',
  'turismo',
  'terapia',
  'ocio'
] as const

export const centreTypes = [
  'club-hipico',
  'escuela',
  'pupilaje',
  'cuadra-competicion',
  'yeguada',
  'hipodromo',
  'turismo',
  'espectaculo',
  'clinica',
  'particular',
  'protectora',
  'finca'
] as const

export const contracts = [
  'indefinido',
  'fijo-discontinuo',
  'temporal',
  'sustitucion',
  'formacion-alternancia',
  'practica-profesional',
  'autonomo'
] as const

/** Answers of a yes/no filter. */
export const yes = ['si'] as const
export const yesOrNo = ['si', 'no'] as const

export const weekends = ['todos', 'alternos', 'libres'] as const
export const payPeriods = ['hora', 'dia', 'mes', 'ano', 'monta', 'clase', 'servicio'] as const
export const payExtras = ['premios', 'comision', 'propinas', 'kilometraje'] as const
/** Stands in place of an amount. */
export const payDisclosedLater = 'antes-de-la-entrevista'

/** What a photo can say that it shows. */
export const photoSubjects = ['vivienda', 'centro', 'caballos'] as const

export const housingKinds = [
  'no',
  'habitacion',
  'compartida',
  'independiente',
  'caravana',
  'ayuda-alquiler'
] as const
export const housingCosts = ['gratis', 'descuento', 'en-especie'] as const
export const ownHorseTerms = ['no', 'gratis', 'con-coste', 'a-hablar'] as const
/** Stands for any number of kilometres. */
export const anyDistance = 'cualquiera'
/** Stands in place of the date from which a person can begin. */
export const availableNow = 'ya'
/** How an employer prefers to be reached; `aqui` is by an application. */
export const contactWays = ['llamada', 'mensaje', 'aqui'] as const
export const facilities = ['pista-cubierta', 'caminador', 'paddocks', 'solarium', 'cross'] as const

/** The levels of a requirement; requirements that are missing here have none. */
export const askedLevels = {
  galope: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  titulo: ['TD1', 'TD2', 'TDS', 'TAE', 'herrado', 'veterinaria'],
  carne: ['B', 'B96', 'BE', 'C1', 'C', 'CE'],
  idioma: ['es', 'en', 'fr', 'pt', 'de', 'ro', 'ar']
} as const

/** What an ad can ask that a person can or cannot do, without levels. */
export const askedSkills = [
  'tractor',
  'transporte-animales',
  'dar-cuerda',
  'trenzar',
  'esquilar',
  'vendar',
  'curas',
  'partos',
  'sementales',
  'potros',
  'desbrave',
  'inseminacion',
  'montar',
  'saltar',
  'maquinaria',
  'clases-ninos'
] as const

/** What an ad can ask of a person; `anos` has a number of years as its level. */
export const askable = ['galope', 'titulo', 'carne', 'anos', 'idioma', ...askedSkills] as const
export const askWeights = ['imprescindible', 'valorable', 'se-ensena'] as const

export type JobRole = (typeof roles)[number]
export type Discipline = (typeof disciplines)[number]
export type CentreType = (typeof centreTypes)[number]
export type Contract = (typeof contracts)[number]
export type Weekends = (typeof weekends)[number]
export type PayPeriod = (typeof payPeriods)[number]
export type PayExtra = (typeof payExtras)[number]
export type PhotoSubject = (typeof photoSubjects)[number]
export type HousingKind = (typeof housingKinds)[number]
export type HousingCost = (typeof housingCosts)[number]
export type OwnHorse = (typeof ownHorseTerms)[number]
export type ContactWay = (typeof contactWays)[number]
export type Facility = (typeof facilities)[number]
export type Asked = (typeof askable)[number]
export type Licence = (typeof askedLevels.carne)[number]
export type Title = (typeof askedLevels.titulo)[number]
export type Language = (typeof askedLevels.idioma)[number]
export type AskWeight = (typeof askWeights)[number]
