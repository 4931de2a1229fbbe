import { demoUsers, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'
import {
  dialog,
  errorSummary,
  expectNoViolations,
  failing,
  pending,
  press,
  type ScreenState
} from './screen-states.ts'

test.use({ username: demoUsers.employer })

test('no state of an employer’s screens has an accessibility violation', {
  tag: '@both'
}, async ({ context, site }) => {
  test.slow()
  const othersJobId = await createJob(site, await signUpPerson(site, 'employer'))
  await expectNoViolations(site, context, statesOf(othersJobId))
})

const statesOf = (othersJobId: string): ScreenState[] => [
  {
    name: 'the details of an application',
    path: '/applications',
    act: press(/^Ver detalles/),
    selector: dialog
  },
  {
    name: 'the dialog of the status',
    path: '/applications',
    act: press(/^Cambiar estado/),
    selector: dialog
  },
  {
    name: 'applications on their way',
    path: '/applications',
    before: pending('**/api/applications?*'),
    selector: '[aria-busy=true]'
  },
  {
    name: 'applications that do not come',
    path: '/applications',
    before: failing('**/api/applications?*'),
    selector: 'text=Error al obtener las aplicaciones'
  },
  {
    name: 'a vacancy full of errors',
    path: '/post-job',
    act: press('Publicar empleo'),
    selector: errorSummary
  },
  {
    name: 'asking before an ad is deleted',
    path: '/profile?tab=empleos',
    act: press(/^Eliminar/),
    selector: dialog
  },
  {
    name: 'personal information being edited',
    path: '/profile',
    act: press('Editar'),
    selector: 'form #fullName'
  },
  {
    name: 'a new password, refused',
    path: '/profile',
    act: async page => {
      await press('Cambiar contraseña')(page)
      await press('Guardar contraseña')(page)
    },
    selector: errorSummary
  },
  {
    name: 'asking before an account is deleted',
    path: '/profile',
    act: press('Eliminar cuenta'),
    selector: dialog
  },
  {
    name: 'another’s ad',
    path: `/jobs/${othersJobId}/edit`,
    selector: 'text=Acceso denegado'
  },
  {
    name: 'a conversation',
    path: '/messages',
    act: page => page.locator('.conversation-list a').first().click(),
    selector: '[role=log] li'
  },
  { name: 'the account', path: '/about', act: press(/^Tu cuenta: /), selector: '#cuenta' },
  {
    name: 'a toast',
    path: '/about',
    act: page => page.getByRole('link', { name: 'Crear Perfil' }).click(),
    selector: '.toast'
  }
]
