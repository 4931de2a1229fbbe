import { expect, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'

test('[2.routes] every route responds with its screen', async ({ site }) => {
  const titles: [string, RegExp][] = [
    ['/', /Trabajo con caballos/],
    ['/auth', /Tu cuenta en Ramal/],
    ['/jobs', /empleos con caballos/],
    ['/candidates', /Candidatos/],
    ['/about', /Sobre Nosotros/],
    ['/contact', /Contacto/],
    ['/terms', /Términos/],
    ['/privacy', /Privacidad/i],
    ['/cookies', /Cookies/i],
    ['/aviso-legal', /Aviso legal/],
    ['/observatorio', /Observatorio/],
    ['/transparencia', /Transparencia/],
    ['/accesibilidad', /Accesibilidad/],
    ['/menores', /menos de 18 años/],
    ['/api', /API/],
    ['/ip-diagnostic', /Diagnóstico/],
    ['/ip-test', /Verificar mi IP/],
    ['/guardados', /Empleos guardados/],
    ['/firma', /Créditos/]
  ]
  const page = await site.openPage('/')
  for (const [path, title] of titles) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText()
    expect(heading.replaceAll('\u00ad', ''), path).toMatch(title)
  }
  const owner = await signUpPerson(site, 'employer')
  const id = await createJob(site, owner)
  const own = await owner.context.newPage()
  for (const path of [
    '/post-job',
    '/profile',
    '/mis-datos',
    '/applications',
    '/messages',
    `/jobs/${id}`,
    `/jobs/${id}/edit`
  ]) {
    expect((await own.goto(path))?.status(), path).toBe(200)
    await expect(own.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(new URL(own.url()).pathname).toBe(path)
  }
})
