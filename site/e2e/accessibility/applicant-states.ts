import { dialog, errorSummary, failing, type ScreenState } from './screen-state.ts'

/** Of a new applicant. */
export const applicantStates: ScreenState[] = [
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
    selector: '.toast',
    isBrief: true
  },
  {
    name: 'a refusal on the front page',
    path: '/post-job',
    selector: '.toast.destructive',
    isBrief: true
  },
  {
    name: 'a failed request for messages',
    path: '/messages',
    before: failing('**/api/messages'),
    selector: 'text=Error al obtener los mensajes'
  }
]
