/** Spanish words of the terms of a job; a row for each of events/job-content/job-terms.ts. */
import { type JobFilterKey, jobTerms } from '#events/job-content/job-terms.ts'
import { weekendLabels } from '#services/words/words.ts'
import { maxPay } from './limits.ts'

interface Words {
  /** The name in own data. */
  name: string
  /** The refusal of a value that is not valid. */
  wrong: string
  /** The label of the form field; for a flag, a statement of the employer. */
  field?: string
  /** Labels of the values of a choice. */
  labels?: Readonly<Record<string, string>>
}

type WordsOf<Row> = Row extends { kind: 'group'; fields: infer Fields }
  ? Words & { fields: { [Name in keyof Fields]: Omit<Words, 'wrong'> & { wrong?: string } } }
  : Words

const grouped = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
const most = ({ max }: { max: number }) => grouped.format(max)

const wrongDays = 'Los días libres a la semana van de 1 a 7, de medio en medio'
const wrongStart = 'La fecha de inicio no es válida'

export const termWords: { [Name in keyof typeof jobTerms]: WordsOf<(typeof jobTerms)[Name]> } = {
  role: { name: 'Oficio', wrong: 'El puesto no es una de las opciones' },
  disciplines: {
    name: 'Disciplinas',
    wrong: `Elige hasta ${jobTerms.disciplines.max} disciplinas de las opciones`
  },
  centreType: { name: 'Tipo de centro', wrong: 'El tipo de centro no es una de las opciones' },
  contract: { name: 'Contrato', wrong: 'El contrato no es una de las opciones' },
  hours: {
    name: 'Horario',
    wrong: 'El horario no es válido',
    fields: {
      week: {
        name: 'Horas a la semana',
        wrong: `Las horas a la semana van de 1 a ${most(jobTerms.hours.fields.week)}`
      },
      split: { name: 'Jornada partida' },
      weekends: {
        name: 'Fines de semana',
        wrong: 'Los fines de semana no son una de las opciones',
        labels: weekendLabels
      },
      daysOff: { name: 'Días libres', wrong: wrongDays },
      onCall: { name: 'Guardias' },
      showDays: { name: 'Días de concurso' }
    }
  },
  start: {
    name: 'Comienzo',
    wrong: wrongStart,
    fields: {
      date: { name: 'Día' },
      now: { name: 'Ya' },
      until: { name: 'Hasta el día', wrong: 'La fecha de fin no es válida' },
      season: { name: 'Por temporada' }
    }
  },
  pay: { name: 'Sueldo', wrong: 'El sueldo no es válido' },
  housing: {
    name: 'Vivienda',
    wrong: 'La vivienda no es una de las opciones',
    fields: {
      kind: { name: 'Clase' },
      cost: {
        name: 'Lo que cuesta',
        wrong: 'Lo que cuesta la vivienda no es una de las opciones'
      },
      amount: {
        name: 'Cuánto al mes',
        wrong: `El importe de la vivienda va de 0 a ${most(jobTerms.housing.fields.amount)} € al mes`
      },
      bills: { name: 'Luz y agua incluidas' },
      internet: { name: 'Internet' },
      couple: { name: 'Cabe una pareja' },
      children: { name: 'Caben niños' },
      dog: { name: 'Se puede traer perro' },
      meals: { name: 'Comidas' }
    }
  },
  ownHorse: {
    name: 'Caballo propio',
    wrong: 'Lo del caballo propio no es una de las opciones'
  },
  boxes: { name: 'Boxes', wrong: `Los boxes van de 0 a ${most(jobTerms.boxes)}` },
  team: {
    name: 'Equipo',
    wrong: 'El equipo no es válido',
    fields: {
      horses: {
        name: 'Caballos',
        wrong: `El número de caballos va de 0 a ${most(jobTerms.team.fields.horses)}`
      },
      horsesPerPerson: {
        name: 'Caballos por persona',
        wrong: `Los caballos por persona van de 0 a ${most(jobTerms.team.fields.horsesPerPerson)}`
      },
      people: {
        name: 'Personas',
        wrong: `El número de personas va de 0 a ${most(jobTerms.team.fields.people)}`
      }
    }
  },
  facilities: { name: 'Instalaciones', wrong: 'Las instalaciones no son una de las opciones' },
  asks: { name: 'Lo que se pide', wrong: 'Uno de los requisitos no es una de las opciones' },
  workPermit: {
    name: 'Permiso de trabajo',
    wrong: 'El permiso de trabajo se responde con sí o no',
    field: 'Tramitamos el permiso de trabajo'
  },
  minors: {
    name: 'Trato con menores',
    wrong: 'El trato con menores se responde con sí o no',
    field: 'Hay trato habitual con menores'
  }
}

/** Words of the fields of groups, by their paths. */
export const fieldWords: Record<string, Omit<Words, 'wrong'>> = Object.fromEntries(
  Object.entries<Words & { fields?: Record<string, Omit<Words, 'wrong'>> }>(termWords).flatMap(
    ([name, { fields = {}, ...words }]) => [
      [name, words],
      ...Object.entries(fields).map(([field, words]) => [`${name}.${field}`, words])
    ]
  )
)

const onlyYes = (name: string) => `${name} se filtra con «si»`

/** The refusals of the filters. Their labels are apart: lists of jobs load no refusals. */
export const filterRefusals: Record<JobFilterKey, string> = {
  jobType: 'El tipo de empleo no es una de las opciones',
  experience: 'La experiencia no es una de las opciones',
  role: 'El puesto no es una de las opciones',
  discipline: 'La disciplina no es una de las opciones',
  province: 'La provincia no existe: usa su código del INE, de dos cifras',
  housing: onlyYes('La vivienda'),
  pay: onlyYes('El sueldo publicado'),
  payMin: `El sueldo mínimo debe ser un número de euros al mes, de 1 a ${maxPay}`,
  contract: 'El contrato no es una de las opciones',
  daysOff: wrongDays,
  carne: 'El carné no es una de las opciones',
  galope: 'El galope debe ser un número de 0 a 9',
  ownHorse: onlyYes('El caballo propio'),
  workPermit: onlyYes('El permiso de trabajo'),
  minors: 'El trato con menores se filtra con «si» o «no»'
}
