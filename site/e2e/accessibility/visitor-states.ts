import type { Page } from '@playwright/test'
import { dialog, errorSummary, failing, pending, press, type ScreenState } from './screen-state.ts'

export const visitorStates: ScreenState[] = [
  {
    name: 'a failed login',
    path: '/auth',
    act: press('Iniciar Sesión'),
    selector: errorSummary
  },
  {
    name: 'a code by e-mail that is not valid',
    path: '/auth?codigo=escribir',
    act: press('Iniciar Sesión'),
    selector: errorSummary
  },
  {
    name: 'an e-mail that is on its way',
    path: '/restablecer',
    act: async page => {
      await page.getByLabel(/^Nombre de usuario/).fill('nadie.aqui')
      await press('Enviarme un enlace')(page)
    },
    selector: 'text=Mira tu correo'
  },
  {
    name: 'a link to a new password that is over',
    path: '/restablecer/nada',
    selector: 'text=Este enlace ya no sirve'
  },
  {
    name: 'the form of an alert',
    path: '/jobs?keyword=mozo',
    act: press('Crear aviso'),
    selector: dialog
  },
  {
    name: 'a refused alert',
    path: '/jobs?keyword=mozo',
    act: async page => {
      await press('Crear aviso')(page)
      await press(/^Avísame$/)(page)
    },
    selector: errorSummary
  },
  {
    name: 'a refused registration',
    path: '/auth?register=true',
    act: press('Crear cuenta'),
    selector: errorSummary
  },
  {
    name: 'a refused application',
    path: '/jobs/{job}',
    act: press('Enviar aplicación'),
    selector: errorSummary
  },
  {
    name: 'a failed search',
    path: '/jobs',
    before: failing('**/api/jobs?*'),
    act: searchJobs,
    selector: 'text=Error al obtener los trabajos'
  },
  {
    name: 'a pending search',
    path: '/jobs',
    before: pending('**/api/jobs?*'),
    act: searchJobs,
    selector: '.card.skeleton'
  },
  {
    name: 'the dialog that reports a job',
    path: '/jobs/{job}',
    act: async page => page.getByRole('link', { name: 'Denunciar este anuncio' }).click(),
    selector: 'dialog[open] form'
  },
  {
    name: 'a refused report',
    path: '/denunciar?tipo=job&id={job}',
    act: press('Enviar denuncia'),
    selector: errorSummary
  },
  {
    name: 'the page of a candidate',
    path: '/candidates',
    act: page =>
      page
        .getByRole('link', { name: /^Ver más detalles/ })
        .first()
        .click(),
    selector: 'text=El teléfono y el correo los ven las empresas'
  },
  {
    name: 'a failed IP diagnostic',
    path: '/ip-diagnostic',
    before: failing('**/api/ip-diagnostic'),
    selector: 'text=Error al obtener información de IP'
  },
  {
    name: 'a failed IP test',
    path: '/ip-test',
    before: failing('**/api/ip-diagnostic'),
    act: press('Verificar mi IP'),
    selector: 'text=/^Error: 503/'
  },
  {
    name: 'the open menu',
    path: '/about',
    act: press('Abrir menú'),
    selector: '#menu[open]',
    tag: '@phone'
  }
]

async function searchJobs(page: Page): Promise<void> {
  await page.getByLabel('¿Qué buscas?').fill('mozo')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
}
