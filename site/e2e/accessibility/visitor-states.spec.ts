import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'
import {
  errorSummary,
  expectNoViolations,
  failing,
  pending,
  press,
  type ScreenState
} from './screen-states.ts'

test('no state of a visitor’s screens has an accessibility violation', {
  tag: '@both'
}, async ({ context, site, isMobile }) => {
  test.slow()
  const jobPath = `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`
  const states = statesOf(jobPath)
  await expectNoViolations(site, context, isMobile ? [...states, menu] : states)
})

async function searchJobs(page: Page): Promise<void> {
  await page.getByLabel('¿Qué buscas?').fill('mozo')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
}

const statesOf = (jobPath: string): ScreenState[] => [
  {
    name: 'a login that fails',
    path: '/auth',
    act: press('Iniciar Sesión'),
    selector: errorSummary
  },
  {
    name: 'a registration full of errors',
    path: '/auth?register=true',
    act: press('Crear cuenta'),
    selector: errorSummary
  },
  {
    name: 'an application full of errors',
    path: jobPath,
    act: press('Enviar aplicación'),
    selector: errorSummary
  },
  {
    name: 'a search that fails',
    path: '/jobs',
    before: failing('**/api/jobs?*'),
    act: searchJobs,
    selector: 'text=Error al obtener los trabajos'
  },
  {
    name: 'a search on its way',
    path: '/jobs',
    before: pending('**/api/jobs?*'),
    act: searchJobs,
    selector: '.card.skeleton'
  },
  {
    name: 'the details of a candidate',
    path: '/candidates',
    act: press(/^Ver más detalles/),
    selector: '.card a[href^="tel:"]'
  },
  {
    name: 'an address that does not come',
    path: '/ip-diagnostic',
    before: failing('**/api/ip-diagnostic'),
    selector: 'text=Error al obtener información de IP'
  },
  {
    name: 'a check that fails',
    path: '/ip-test',
    before: failing('**/api/ip-diagnostic'),
    act: press('Verificar mi IP'),
    selector: 'text=/^Error: 503/'
  }
]

const menu: ScreenState = {
  name: 'the menu',
  path: '/about',
  act: press('Abrir menú'),
  selector: '#menu[open]'
}
