import type * as es from '../../es/jobs/job-terms.ts'

export const roleLabels: typeof es.roleLabels = {
  'mozo-cuadra': 'Stable hand',
  groom: 'Groom',
  'jefe-cuadra': 'Head groom or yard manager',
  guardes: 'Live-in caretaker',
  jinete: 'Rider',
  domador: 'Horse trainer',
  galopador: 'Exercise rider',
  monitor: 'Riding instructor',
  entrenador: 'Coach',
  guia: 'Trail guide',
  terapia: 'Equine-assisted therapy',
  yeguero: 'Broodmare keeper',
  cria: 'Breeding and foaling',
  preparador: 'Racehorse trainer',
  jockey: 'Jockey',
  herrador: 'Farrier',
  veterinario: 'Vet',
  'aux-veterinario': 'Veterinary assistant',
  fisio: 'Equine physiotherapy',
  guarnicionero: 'Saddler',
  cochero: 'Carriage driver',
  transportista: 'Horse transport driver',
  direccion: 'Management',
  recepcion: 'Reception and office',
  mantenimiento: 'Maintenance',
  concursos: 'Show organisation',
  comercial: 'Sales'
}

export const disciplineLabels: typeof es.disciplineLabels = {
  salto: 'Show jumping',
  'doma-clasica': 'Dressage',
  completo: 'Eventing',
  raid: 'Endurance',
  enganche: 'Driving',
  volteo: 'Vaulting',
  'doma-vaquera': 'Doma vaquera',
  'equitacion-trabajo': 'Working equitation',
  reining: 'Reining',
  polo: 'Polo',
  'carreras-galope': 'Flat racing',
  'carreras-trote': 'Trotting races',
  'alta-escuela': 'Haute école',
  'acoso-derribo': 'Acoso y derribo',
  horseball: 'Horseball',
  trec: 'TREC',
  paraecuestre: 'Para-equestrian',
  ponis: 'Ponies',
  cria: 'Breeding',
  turismo: 'Equestrian tourism',
  terapia: 'Therapy',
  ocio: 'Leisure'
}

export const centreTypeLabels: typeof es.centreTypeLabels = {
  'club-hipico': 'Equestrian club',
  escuela: 'Riding school',
  pupilaje: 'Livery yard',
  'cuadra-competicion': 'Competition yard',
  yeguada: 'Stud farm',
  hipodromo: 'Racecourse',
  turismo: 'Equestrian tourism',
  espectaculo: 'Horse show',
  clinica: 'Clinic',
  particular: 'Private yard',
  protectora: 'Horse rescue',
  finca: 'Country estate'
}

export const contractLabels: typeof es.contractLabels = {
  indefinido: 'Permanent',
  'fijo-discontinuo': 'Permanent seasonal',
  temporal: 'Temporary',
  sustitucion: 'Cover for an absence',
  'formacion-alternancia': 'Work-linked training',
  'practica-profesional': 'Graduate training',
  autonomo: 'Self-employed'
}

export const weekendLabels: typeof es.weekendLabels = {
  todos: 'weekends included',
  alternos: 'every other weekend',
  libres: 'weekends off'
}

export const payPeriodLabels: typeof es.payPeriodLabels = {
  hora: 'hour',
  dia: 'day',
  mes: 'month',
  ano: 'year',
  monta: 'ride',
  clase: 'lesson',
  servicio: 'job'
}

export const payExtraLabels: typeof es.payExtraLabels = {
  premios: 'a share of the prize money',
  comision: 'commission',
  propinas: 'tips',
  kilometraje: 'mileage'
}

export const housingLabels: typeof es.housingLabels = {
  no: 'No housing',
  habitacion: 'Room',
  compartida: 'Shared house',
  independiente: 'Own house or flat',
  caravana: 'Caravan',
  'ayuda-alquiler': 'Help with the rent'
}

export const housingCostLabels: typeof es.housingCostLabels = {
  gratis: 'free',
  descuento: 'deducted from pay',
  'en-especie': 'as part of the pay'
}

export const ownHorseLabels: typeof es.ownHorseLabels = {
  no: 'Not possible',
  gratis: 'Free livery',
  'con-coste': 'Paid livery',
  'a-hablar': 'To be agreed'
}

export const facilityLabels: typeof es.facilityLabels = {
  'pista-cubierta': 'Indoor arena',
  caminador: 'Horse walker',
  paddocks: 'Paddocks',
  solarium: 'Solarium',
  cross: 'Cross-country course'
}

export const jobTypeLabels: typeof es.jobTypeLabels = {
  'Jornada Completa': 'Full time',
  'Media Jornada': 'Part time',
  Prácticas: 'Internship'
}

export const experienceLabels: typeof es.experienceLabels = {
  'Nivel Básico': 'Beginner',
  'Experiencia Media': 'Some experience',
  Experto: 'Expert'
}

export const outcomeTitles: typeof es.outcomeTitles = {
  aqui: 'Position filled',
  'otra-via': 'Position filled',
  'sin-cubrir': 'Search closed'
}

/** Answers to how one prefers to be reached. */
export const contactWayLabels: typeof es.contactWayLabels = {
  llamada: 'A call',
  mensaje: 'A message',
  aqui: 'An application here'
}

/** What a photo shows. */
export const photoSubjectLabels: typeof es.photoSubjectLabels = {
  vivienda: 'The housing',
  centro: 'The centre',
  caballos: 'The horses'
}
