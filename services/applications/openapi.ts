import { daysInWords, minutes } from '#services/words/shared/spanish-counts.ts'
import {
  askAgainDays,
  correctionMinutes,
  undoLinkPeriod,
  undoPeriod
} from '#events/limits/applications.ts'
import { minute, second } from '#events/units.ts'
import { ApplicationAnswer } from './contract.ts'
import {
  AnsweredByLink,
  ApplicationPage,
  ApplicationView,
  SavedJobList,
  SentApplication
} from '#projections/applications/view.ts'
import { MessageView } from '#projections/messages/view.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

const application = { tag: 'Aplicaciones', response: ApplicationView }

export const applicationApi = {
  operations: {
    submitApplication: {
      tag: 'Aplicaciones',
      response: SentApplication,
      summary: `Aplicar a un empleo, con cuenta o sin ella; sin ella, la respuesta da durante ${minutes(correctionMinutes)} un código para corregirla. En «answers», «ask» es un requisito del anuncio con su nivel (carne-B, galope-5, trenzar), anos (con cuántos de valor) u ownHorse (si o no); lo que el anuncio no pide se descarta`,
      status: 201,
      errors: [401, 404, 409, 410]
    },
    listApplications: {
      ...application,
      summary: 'Las aplicaciones recibidas o enviadas',
      response: ApplicationPage
    },
    changeApplicationStatus: {
      ...application,
      summary: `Responder a una aplicación, con unas palabras o sin ellas: le llegan como mensaje ${undoPeriod / second} segundos después, y hasta entonces las retira quien vuelve sin palabras al estado de antes`,
      errors: [404, 409]
    },
    answerByLink: {
      tag: 'Aplicaciones',
      summary: `Responder a una aplicación con el código del correo que la trajo, sin cuenta abierta; «undo» vale ${minutes(undoLinkPeriod / minute)} para retirar la respuesta`,
      response: AnsweredByLink,
      errors: [409, 410]
    },
    seeApplication: {
      tag: 'Aplicaciones',
      summary: 'Dar por vista una aplicación recibida, o la respuesta a una enviada',
      response: Confirmation,
      errors: [404]
    },
    sayTalked: {
      ...application,
      summary:
        'Decir que se ha hablado con quien aplicó: cuenta como respuesta, salvo que lo niegue; repetirlo no cambia nada',
      errors: [404, 409]
    },
    denyTalk: {
      ...application,
      summary:
        'Decir que no se ha hablado con la empresa, con la sesión o con el código de su correo; repetirlo no cambia nada',
      linkToken: 'accepted',
      errors: [401, 404, 409]
    },
    askAgain: {
      ...application,
      summary: `Preguntar una vez si el puesto sigue en pie, tras ${daysInWords(askAgainDays)} sin respuesta, con la sesión o con el código de su correo`,
      status: 201,
      linkToken: 'accepted',
      errors: [401, 404, 409]
    },
    withdrawApplication: {
      ...application,
      summary:
        'Retirar una aplicación propia, con la sesión o con el código de su correo; repetirlo no cambia nada',
      linkToken: 'accepted',
      errors: [401, 404]
    },
    writeToEmployer: {
      tag: 'Mensajes',
      summary:
        'Escribir a la empresa de una aplicación propia, con la sesión o con el código de su correo',
      response: MessageView,
      status: 201,
      linkToken: 'accepted',
      errors: [401, 404, 409]
    },
    eraseGuest: {
      tag: 'Aplicaciones',
      summary: 'Borrar, con el código del correo, todo lo que envió quien aplicó sin cuenta',
      response: Confirmation,
      linkToken: 'required',
      errors: [401, 404]
    },
    listSavedJobs: {
      tag: 'Guardados',
      summary: 'Los empleos guardados, el último primero',
      response: SavedJobList
    },
    saveJob: {
      tag: 'Guardados',
      summary: 'Guardar un empleo; repetirlo no cambia nada',
      response: Confirmation,
      errors: [404, 409, 410]
    },
    unsaveJob: {
      tag: 'Guardados',
      summary: 'Quitar un empleo de los guardados; repetirlo no cambia nada',
      response: Confirmation
    }
  },
  schemas: {
    AnsweredByLink,
    ApplicationAnswer,
    ApplicationView,
    ApplicationPage,
    SentApplication,
    SavedJobList
  }
} satisfies ModuleDescription
