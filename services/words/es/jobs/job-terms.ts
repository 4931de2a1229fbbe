import type { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobOutcome } from '#events/job-content/outcomes.ts'
import type {
  ContactWay,
  Contract,
  Discipline,
  Facility,
  HousingCost,
  HousingKind,
  OwnHorse,
  PayExtra,
  PayPeriod,
  PhotoSubject,
  JobRole,
  Weekends,
  CentreType
} from '#events/job-content/vocabulary.ts'

export const roleLabels: Record<JobRole, string> = {
  'mozo-cuadra': 'Mozo/a de cuadra',
  groom: 'Groom',
  'jefe-cuadra': 'Jefe/a de cuadra',
  guardes: 'Guardés/esa',
  jinete: 'Jinete o amazona',
  domador: 'Domador/a',
  galopador: 'Galopador/a',
  monitor: 'Monitor/a de equitación',
  entrenador: 'Entrenador/a',
  guia: 'Guía de rutas a caballo',
  terapia: 'Terapia ecuestre',
  yeguero: 'Yegüero/a',
  cria: 'Cría y reproducción',
  preparador: 'Preparador/a',
  jockey: 'Jockey',
  herrador: 'Herrador/a',
  veterinario: 'Veterinario/a',
  'aux-veterinario': 'Auxiliar de veterinaria',
  fisio: 'Fisioterapia equina',
  guarnicionero: 'Guarnicionero/a',
  cochero: 'Cochero/a',
  transportista: 'Transportista de caballos',
  direccion: 'Dirección',
  recepcion: 'Recepción y administración',
  mantenimiento: 'Mantenimiento',
  concursos: 'Organización de concursos',
  comercial: 'Comercial'
}

export const disciplineLabels: Record<Discipline, string> = {
  salto: 'Salto',
  'doma-clasica': 'Doma clásica',
  completo: 'Concurso completo',
  raid: 'Raid',
  enganche: 'Enganche',
  volteo: 'Volteo',
  'doma-vaquera': 'Doma vaquera',
  'equitacion-trabajo': 'Equitación de trabajo',
  reining: 'Reining',
  polo: 'Polo',
  'carreras-galope': 'Carreras de galope',
  'carreras-trote': 'Carreras de trote',
  'alta-escuela': 'Alta escuela',
  'acoso-derribo': 'Acoso y derribo',
  horseball: 'Horseball',
  trec: 'TREC',
  paraecuestre: 'Paraecuestre',
  ponis: 'Ponis',
  cria: 'Cría',
  turismo: 'Turismo ecuestre',
  terapia: 'Terapia',
  ocio: 'Ocio'
}

export const centreTypeLabels: Record<CentreType, string> = {
  'club-hipico': 'Club hípico',
  escuela: 'Escuela de equitación',
  pupilaje: 'Cuadra de pupilaje',
  'cuadra-competicion': 'Cuadra de competición',
  yeguada: 'Yeguada',
  hipodromo: 'Hipódromo',
  turismo: 'Turismo ecuestre',
  espectaculo: 'Espectáculo',
  clinica: 'Clínica',
  particular: 'Particular',
  protectora: 'Protectora',
  finca: 'Finca'
}

export const contractLabels: Record<Contract, string> = {
  indefinido: 'Indefinido',
  'fijo-discontinuo': 'Fijo discontinuo',
  temporal: 'Temporal',
  sustitucion: 'Sustitución',
  'formacion-alternancia': 'Formación en alternancia',
  'practica-profesional': 'Práctica profesional',
  autonomo: 'Autónomo'
}

export const weekendLabels: Record<Weekends, string> = {
  todos: 'con fines de semana',
  alternos: 'fines de semana alternos',
  libres: 'fines de semana libres'
}

/** Follows an amount: «1.250 €/mes». */
export const payPeriodLabels: Record<PayPeriod, string> = {
  hora: 'hora',
  dia: 'día',
  mes: 'mes',
  ano: 'año',
  monta: 'monta',
  clase: 'clase',
  servicio: 'servicio'
}

export const payExtraLabels: Record<PayExtra, string> = {
  premios: 'parte de los premios',
  comision: 'comisión',
  propinas: 'propinas',
  kilometraje: 'kilometraje'
}

export const housingLabels: Record<HousingKind, string> = {
  no: 'Sin vivienda',
  habitacion: 'Habitación',
  compartida: 'Vivienda compartida',
  independiente: 'Vivienda independiente',
  caravana: 'Caravana',
  'ayuda-alquiler': 'Ayuda para el alquiler'
}

export const housingCostLabels: Record<HousingCost, string> = {
  gratis: 'gratis',
  descuento: 'se descuenta del sueldo',
  'en-especie': 'como parte del sueldo'
}

export const ownHorseLabels: Record<OwnHorse, string> = {
  no: 'No puede venir',
  gratis: 'Box gratis',
  'con-coste': 'Box con coste',
  'a-hablar': 'A convenir'
}

export const facilityLabels: Record<Facility, string> = {
  'pista-cubierta': 'Pista cubierta',
  caminador: 'Caminador',
  paddocks: 'Paddocks',
  solarium: 'Solárium',
  cross: 'Campo de cross'
}

export const jobTypeLabels: Record<(typeof jobTypes)[number], string> = {
  'Jornada Completa': 'Jornada Completa',
  'Media Jornada': 'Media Jornada',
  Prácticas: 'Prácticas'
}

export const experienceLabels: Record<(typeof experiences)[number], string> = {
  'Nivel Básico': 'Nivel Básico',
  'Experiencia Media': 'Experiencia Media',
  Experto: 'Experto'
}

/** Texts for visitors about a closed job. */
export const outcomeTitles: Record<JobOutcome, string> = {
  aqui: 'Puesto cubierto',
  'otra-via': 'Puesto cubierto',
  'sin-cubrir': 'Búsqueda cerrada'
}

/** Answers to how one prefers to be reached. */
export const contactWayLabels: Record<ContactWay, string> = {
  llamada: 'Que me llamen',
  mensaje: 'Un mensaje',
  aqui: 'Una aplicación aquí'
}

/** What a photo shows. */
export const photoSubjectLabels: Record<PhotoSubject, string> = {
  vivienda: 'La vivienda',
  centro: 'El centro',
  caballos: 'Los caballos'
}
