import { test } from '../fixtures.ts'
import { signUpPerson } from '../test-data.ts'
import {
  dialog,
  errorSummary,
  expectNoViolations,
  failing,
  type ScreenState
} from './screen-states.ts'

test('no state of an applicant’s screens has an accessibility violation', {
  tag: '@both'
}, async ({ site }) => {
  test.slow()
  const { context } = await signUpPerson(site, 'applicant')
  await expectNoViolations(site, context, states)
})

const states: ScreenState[] = [
  {
    name: 'the dialog of a profile',
    path: '/candidates?openForm=true',
    selector: dialog
  },
  {
    name: 'a profile full of errors',
    path: '/candidates?openForm=true',
    act: async page => {
      const form = page.getByRole('dialog')
      await form.getByRole('button', { name: 'Publicar perfil' }).click()
    },
    selector: errorSummary
  },
  {
    name: 'profiles that do not come',
    path: '/candidates?tab=mis-perfiles',
    before: failing('**/api/my-candidate-profiles*'),
    selector: '.toast'
  },
  {
    name: 'a refusal at the front page',
    path: '/post-job',
    selector: '.toast.destructive'
  },
  {
    name: 'messages that do not come',
    path: '/messages',
    before: failing('**/api/messages'),
    selector: 'text=Error al obtener los mensajes'
  }
]
