import { test } from '../fixtures.ts'
import { signUpPerson } from '../test-data.ts'
import { dialog, errorSummary, failing, testStates } from './screen-states.ts'

test.use({
  context: async ({ site }, use) => use((await signUpPerson(site, 'applicant')).context)
})

testStates([
  {
    name: 'the dialog of a profile',
    path: '/candidates?openForm=true',
    selector: dialog
  },
  {
    name: 'a refused profile',
    path: '/candidates?openForm=true',
    act: async page => {
      const form = page.getByRole('dialog')
      await form.getByRole('button', { name: 'Publicar perfil' }).click()
    },
    selector: errorSummary
  },
  {
    name: 'a failed request for profiles',
    path: '/candidates?tab=mis-perfiles',
    before: failing('**/api/my-candidate-profiles*'),
    selector: '.toast'
  },
  {
    name: 'a refusal on the front page',
    path: '/post-job',
    selector: '.toast.destructive'
  },
  {
    name: 'a failed request for messages',
    path: '/messages',
    before: failing('**/api/messages'),
    selector: 'text=Error al obtener los mensajes'
  }
])
