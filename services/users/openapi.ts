import {
  CurrentUserView,
  EmployerListView,
  EmployerSummaryView,
  UserView
} from '#projections/users/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { PasswordReset } from './contract.ts'

const account = { tag: 'Cuentas', response: UserView }

export const userApi = {
  operations: {
    findCurrentUser: {
      ...account,
      summary: 'Quién ha iniciado sesión',
      response: CurrentUserView
    },
    logIn: {
      ...account,
      summary: 'Iniciar sesión',
      errors: [401],
      ignoresIdempotencyKey: true
    },
    askMailCode: {
      ...account,
      summary:
        'Pedir por correo un código para entrar: la respuesta es la misma con cuenta y sin ella',
      status: 202,
      response: Confirmation,
      ignoresIdempotencyKey: true
    },
    enterMailCode: {
      ...account,
      summary:
        'Entrar con el código, en el navegador que lo pidió; confirma el correo, y desde un navegador en el que no se ha entrado nunca acaba con la contraseña de una cuenta que aún no lo tenía confirmado',
      errors: [401, 410],
      ignoresIdempotencyKey: true
    },
    register: { ...account, summary: 'Crear una cuenta', status: 201, errors: [403, 409] },
    logOut: {
      ...account,
      summary: 'Cerrar la sesión',
      response: Confirmation,
      ignoresIdempotencyKey: true
    },
    reviseUser: {
      ...account,
      summary:
        'Cambiar los datos de la cuenta; un campo que falta no cambia, y el correo pide la contraseña',
      errors: [409]
    },
    chooseMail: { ...account, summary: 'Elegir qué correos no se quieren recibir' },
    verifyEmployer: {
      ...account,
      summary:
        'Dar la web, el NIF o el código REGA de la empresa; un campo que falta no cambia, y null lo quita'
    },
    listEmployers: {
      tag: 'Operación',
      summary: 'Las empresas con anuncios, según las haya visto o no quien opera',
      response: EmployerListView
    },
    markEmployerSeen: {
      tag: 'Operación',
      summary: 'Anotar que se ha visto a una empresa, o deshacerlo',
      response: Confirmation,
      errors: [404]
    },
    changePassword: {
      ...account,
      summary: 'Cambiar la contraseña y cerrar las demás sesiones',
      response: Confirmation
    },
    requestPasswordReset: {
      ...account,
      summary: 'Pedir por correo un enlace para elegir otra contraseña',
      status: 202,
      response: Confirmation,
      ignoresIdempotencyKey: true
    },
    resetPassword: {
      ...account,
      summary:
        'Elegir otra contraseña con el enlace: cierra todas las sesiones, confirma el correo y abre una sesión',
      response: PasswordReset,
      errors: [410],
      ignoresIdempotencyKey: true
    },
    requestEmailConfirmation: {
      ...account,
      summary: 'Pedir otra vez el enlace para confirmar el correo',
      status: 202,
      response: Confirmation
    },
    confirmEmail: {
      ...account,
      summary:
        'Confirmar el correo de la propia cuenta con el enlace que llega a él; repetirlo no cambia nada',
      response: Confirmation,
      errors: [409, 410],
      ignoresIdempotencyKey: true
    },
    deleteUser: {
      ...account,
      summary: 'Eliminar la cuenta',
      response: Confirmation
    }
  },
  schemas: {
    CurrentUser: CurrentUserView,
    EmployerList: EmployerListView,
    EmployerSummary: EmployerSummaryView,
    UserView,
    PasswordReset
  }
} satisfies ModuleDescription
