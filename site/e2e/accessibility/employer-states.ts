import {
  type PageAction,
  dialog,
  errorSummary,
  failing,
  pending,
  press,
  type ScreenState
} from './screen-state.ts'

/** Chooses an action of the first job's menu. */
const pressInMenu =
  (name: RegExp): PageAction =>
  async page => {
    await page
      .getByLabel(/^Más acciones/)
      .first()
      .click()
    await press(name)(page)
  }

/** Of the employer of the sample data. */
export const employerStates: ScreenState[] = [
  {
    name: 'the details of an application',
    path: '/applications?vista=tabla',
    act: press(/^Ver detalles/),
    selector: dialog
  },
  {
    name: 'a person who applied',
    path: '/applications',
    act: page =>
      page
        .getByRole('link', { name: /^Ver detalles/ })
        .first()
        .click(),
    selector: '.person .answer'
  },
  {
    name: 'the question how they have talked',
    path: '/applications',
    act: async page => {
      await page
        .getByRole('link', { name: /^Ver detalles/ })
        .first()
        .click()
      await press('Ya hemos hablado')(page)
    },
    selector: '.answer [role=group] .secondary'
  },
  {
    name: 'the dialog of the status',
    path: '/applications?vista=tabla',
    act: press(/^Cambiar estado/),
    selector: dialog
  },
  {
    name: 'pending applications',
    path: '/applications',
    before: pending('**/api/applications?*'),
    selector: '[aria-busy=true]'
  },
  {
    name: 'a failed request for applications',
    path: '/applications',
    before: failing('**/api/applications?*'),
    selector: 'text=Error al obtener las aplicaciones'
  },
  {
    name: 'a refused vacancy',
    path: '/post-job',
    act: press('Publicar empleo'),
    selector: errorSummary
  },
  {
    name: 'the dialog that deletes a job',
    path: '/profile?tab=empleos',
    act: pressInMenu(/^Eliminar/),
    selector: dialog
  },
  {
    name: 'the dialog that closes a job',
    path: '/profile?tab=empleos',
    act: pressInMenu(/^Puesto cubierto/),
    selector: dialog
  },
  {
    name: 'the form of personal information',
    path: '/profile',
    act: press('Editar'),
    selector: 'form #fullName'
  },
  {
    name: 'a refused NIF',
    path: '/profile',
    act: async page => {
      await press('Añadir o cambiar')(page)
      await page.getByLabel(/NIF/).fill('12345678A')
      await press('Guardar')(page)
    },
    selector: errorSummary
  },
  {
    name: 'a refused new password',
    path: '/profile',
    act: async page => {
      await press('Cambiar contraseña')(page)
      await press('Guardar contraseña')(page)
    },
    selector: errorSummary
  },
  {
    name: 'the open sessions',
    path: '/profile',
    act: press('Ver sesiones'),
    selector: '.items.inner li'
  },
  {
    name: 'the dialog that deletes the account',
    path: '/profile',
    act: press('Eliminar cuenta'),
    selector: dialog
  },
  {
    name: 'the refused edit of a job of another employer',
    path: '/jobs/{job}/edit',
    selector: 'text=Acceso denegado'
  },
  {
    name: 'a conversation',
    path: '/messages',
    act: page => page.locator('.conversations a').first().click(),
    selector: '[role=log] li'
  },
  {
    name: 'the open account menu',
    path: '/about',
    act: press(/^Tu cuenta: /),
    selector: '#cuenta'
  },
  {
    name: 'a toast',
    path: '/about',
    act: page => page.getByRole('link', { name: 'Crear Perfil' }).click(),
    selector: '.toast',
    isBrief: true
  }
]
