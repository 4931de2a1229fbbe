import type { jobTerms } from '#events/job-content/job-terms.ts'

type FieldsOf<Name, Row> = Row extends { kind: 'group'; fields: infer Fields }
  ? Name | `${Name & string}.${keyof Fields & string}`
  : Name

type TermPath = {
  [Name in keyof typeof jobTerms]: FieldsOf<Name, (typeof jobTerms)[Name]>
}[keyof typeof jobTerms]

/** The names of the terms of a job, and of their parts. */
export const termNames: Record<TermPath, string> = {
  role: 'Oficio',
  disciplines: 'Disciplinas',
  centreType: 'Tipo de centro',
  contract: 'Contrato',
  hours: 'Horario',
  'hours.week': 'Horas a la semana',
  'hours.split': 'Jornada partida',
  'hours.weekends': 'Fines de semana',
  'hours.daysOff': 'Días libres',
  'hours.onCall': 'Guardias',
  'hours.showDays': 'Días de concurso',
  start: 'Comienzo',
  'start.date': 'Día',
  'start.now': 'Ya',
  'start.until': 'Hasta el día',
  'start.season': 'Por temporada',
  pay: 'Sueldo',
  housing: 'Vivienda',
  'housing.kind': 'Clase',
  'housing.cost': 'Lo que cuesta',
  'housing.amount': 'Cuánto al mes',
  'housing.bills': 'Luz y agua incluidas',
  'housing.internet': 'Internet',
  'housing.couple': 'Cabe una pareja',
  'housing.children': 'Caben niños',
  'housing.dog': 'Se puede traer perro',
  'housing.meals': 'Comidas',
  ownHorse: 'Caballo propio',
  boxes: 'Boxes',
  team: 'Equipo',
  'team.horses': 'Caballos',
  'team.horsesPerPerson': 'Caballos por persona',
  'team.people': 'Personas',
  facilities: 'Instalaciones',
  asks: 'Lo que se pide',
  workPermit: 'Permiso de trabajo',
  minors: 'Trato con menores',
  alta: 'Contrato y alta desde el primer día',
  prueba: 'Prueba pagada',
  'prueba.days': 'Días de prueba',
  contactWay: 'Cómo prefiere el contacto',
  callHours: 'Horas para llamar',
  'callHours.from': 'Desde las',
  'callHours.to': 'Hasta las'
}
