/** Spanish refusals of the terms of a job; a row for each of events/job-content/job-terms.ts. Their names are in the words. */
import { askedLevels } from '#events/job-content/vocabulary.ts'
import { type JobFilterKey, jobTerms } from '#events/job-content/job-terms.ts'
import { contactWayLabels, weekendLabels } from '#services/words/words.ts'
import { maxPay } from '#events/limits/jobs.ts'

interface Words {
  /** The refusal of a value that is not valid. */
  wrong: string
  /** The label of the form field, where it is not the name; for a flag, a statement of the employer. */
  field?: string
  /** Labels of the values of a choice. */
  labels?: Readonly<Record<string, string>>
}

type WordsOf<Row> = Row extends { kind: 'group'; fields: infer Fields }
  ? Words & { fields: { [Name in keyof Fields]?: Partial<Words> } }
  : Words

const grouped = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
const most = ({ max }: { max: number }) => grouped.format(max)

const { daysOff } = jobTerms.hours.fields
const trialDays = jobTerms.prueba.fields.days
const { from: callFrom, to: callTo } = jobTerms.callHours.fields
const wrongDays = `Los días libres a la semana van de ${daysOff.min} a ${daysOff.max}, de medio en medio`
const wrongStart = 'La fecha de inicio no es válida'

export const termWords: { [Name in keyof typeof jobTerms]: WordsOf<(typeof jobTerms)[Name]> } = {
  role: { wrong: 'El puesto no está en la lista' },
  disciplines: {
    wrong: `Elige hasta ${jobTerms.disciplines.max} disciplinas de la lista`
  },
  centreType: { wrong: 'El tipo de centro no está en la lista' },
  contract: { wrong: 'El contrato no está en la lista' },
  hours: {
    wrong: 'El horario no es válido',
    fields: {
      week: {
        wrong: `Las horas a la semana van de 1 a ${most(jobTerms.hours.fields.week)}`
      },
      weekends: {
        wrong: 'Los fines de semana no están en la lista',
        labels: weekendLabels
      },
      daysOff: { wrong: wrongDays }
    }
  },
  start: {
    wrong: wrongStart,
    fields: {
      until: { wrong: 'La fecha de fin no es válida' }
    }
  },
  pay: { wrong: 'El sueldo no es válido' },
  housing: {
    wrong: 'La vivienda no está en la lista',
    fields: {
      cost: {
        wrong: 'Lo que cuesta la vivienda no está en la lista'
      },
      amount: {
        wrong: `El importe de la vivienda va de 0 a ${most(jobTerms.housing.fields.amount)} € al mes`
      }
    }
  },
  ownHorse: {
    wrong: 'Lo que dices del caballo propio no está en la lista'
  },
  boxes: { wrong: `Los boxes van de 0 a ${most(jobTerms.boxes)}` },
  team: {
    wrong: 'El equipo no es válido',
    fields: {
      horses: {
        wrong: `El número de caballos va de 0 a ${most(jobTerms.team.fields.horses)}`
      },
      horsesPerPerson: {
        wrong: `Los caballos por persona van de 0 a ${most(jobTerms.team.fields.horsesPerPerson)}`
      },
      people: {
        wrong: `El número de personas va de 0 a ${most(jobTerms.team.fields.people)}`
      }
    }
  },
  facilities: { wrong: 'Las instalaciones no están en la lista' },
  asks: { wrong: 'Uno de los requisitos no está en la lista' },
  workPermit: {
    wrong: 'El permiso de trabajo se responde con sí o no',
    field: 'Tramitamos el permiso de trabajo'
  },
  minors: {
    wrong: 'El trato con menores se responde con sí o no',
    field: 'Hay trato habitual con menores'
  },
  alta: {
    wrong: 'El contrato y alta desde el primer día se promete con «sí», o no se dice',
    field: 'Contrato y alta desde el primer día'
  },
  prueba: {
    wrong: 'La prueba no es válida',
    fields: {
      days: { wrong: `Los días de prueba van de ${trialDays.min} a ${trialDays.max}` }
    }
  },
  contactWay: {
    wrong: 'La manera de contactar no está en la lista',
    field: 'Cómo prefieres que te contacten',
    labels: contactWayLabels
  },
  callHours: {
    wrong: `Las horas para llamar van de ${callFrom.min} a ${callTo.max}, en punto`,
    fields: {}
  }
}

/** Words of the fields of groups, by their paths. */
export const fieldWords: Record<string, Partial<Words>> = Object.fromEntries(
  Object.entries<Words & { fields?: Record<string, Partial<Words>> }>(termWords).flatMap(
    ([name, { fields = {}, ...words }]) => [
      [name, words],
      ...Object.entries(fields).map(([field, words]) => [`${name}.${field}`, words])
    ]
  )
)

const onlyYes = (name: string) => `${name} se filtra con «si»`

/** The refusals of the filters. Their labels are apart: lists of jobs load no refusals. */
export const filterRefusals: Record<JobFilterKey, string> = {
  jobType: 'El tipo de empleo no está en la lista',
  experience: 'La experiencia no está en la lista',
  role: 'El puesto no está en la lista',
  discipline: 'La disciplina no está en la lista',
  province: 'La provincia no existe: usa su código del INE, de dos cifras',
  housing: onlyYes('La vivienda'),
  pay: onlyYes('El sueldo publicado'),
  payMin: `El sueldo mínimo debe ser un número de euros al mes, de 1 a ${maxPay}`,
  contract: 'El contrato no está en la lista',
  daysOff: wrongDays,
  carne: 'El carné no está en la lista',
  galope: `El galope debe ser un número de 0 a ${Math.max(...askedLevels.galope)}`,
  ownHorse: onlyYes('El caballo propio'),
  workPermit: onlyYes('El permiso de trabajo'),
  minors: 'El trato con menores se filtra con «si» o «no»',
  alta: onlyYes('El contrato desde el primer día'),
  season: onlyYes('El trabajo por temporada'),
  housingPhoto: onlyYes('La vivienda con foto'),
  weekends: 'Los fines de semana se filtran con «libres»'
}
