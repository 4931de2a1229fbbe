import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { findAccessibilityViolations } from './accessibility.ts'
import { busyResponse, demoUsers, describeSite } from './fixtures.ts'
import { signUpPerson, createJob } from './test-data.ts'

type Act = (page: Page) => Promise<unknown>

const widths = [{ width: 390 }, { width: 1280 }] as const

const press =
  (name: string | RegExp): Act =>
  async page => {
    await page.getByRole('button', { name }).first().click()
  }

describeSite('every state of a screen has nothing that hinders anybody', site => {
  /** Walks to each state in turn, and looks at it. */
  async function look(
    context: BrowserContext,
    states: { name: string; path: string; before?: Act; act: Act; seen: string }[]
  ) {
    const found: unknown[] = []
    for (const { name, path, before, act, seen } of states) {
      const page = await context.newPage()
      await before?.(page)
      await page.goto(path, { waitUntil: before ? 'load' : 'networkidle' })
      await act(page)
      await page.locator(seen).first().waitFor()
      found.push(...(await findAccessibilityViolations(page, name)))
      await page.close()
    }
    site.forgive(/ocupado/)
    expect(found).toEqual([])
  }

  const fails =
    (calls: string): Act =>
    page =>
      page.route(calls, route =>
        route.request().resourceType() === 'fetch' ? route.fulfill(busyResponse) : route.continue()
      )
  const never =
    (calls: string): Act =>
    page =>
      page.route(calls, () => new Promise(() => {}))
  const nothing: Act = async () => {}
  const dialog = 'dialog[open] h2'
  const summary = '.summary'

  test.each(widths)(
    'for visitors, at $width px',
    async visit => {
      const job = `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`
      const search: Act = async page => {
        await page.getByLabel('¿Qué buscas?').fill('mozo')
        await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      }
      const states = [
        { name: 'a login that fails', path: '/auth', act: press('Iniciar Sesión'), seen: summary },
        {
          name: 'a registration full of errors',
          path: '/auth?register=true',
          act: press('Crear cuenta'),
          seen: summary
        },
        {
          name: 'an application full of errors',
          path: job,
          act: press('Enviar aplicación'),
          seen: summary
        },
        {
          name: 'a search that fails',
          path: '/jobs',
          before: fails('**/api/jobs?*'),
          act: search,
          seen: 'text=Error al obtener los trabajos'
        },
        {
          name: 'a search on its way',
          path: '/jobs',
          before: never('**/api/jobs?*'),
          act: search,
          seen: '.card.skeleton'
        },
        {
          name: 'the details of a candidate',
          path: '/candidates',
          act: press(/^Ver más detalles/),
          seen: '.card a[href^="tel:"]'
        },
        {
          name: 'an address that does not come',
          path: '/ip-diagnostic',
          before: fails('**/api/ip-diagnostic'),
          act: nothing,
          seen: 'text=Error al obtener información de IP'
        },
        {
          name: 'a check that fails',
          path: '/ip-test',
          before: fails('**/api/ip-diagnostic'),
          act: press('Verificar mi IP'),
          seen: 'text=/^Error: 503/'
        }
      ]
      const menu = {
        name: 'the menu',
        path: '/about',
        act: press('Abrir menú'),
        seen: '#menu[open]'
      }
      await look(await site.come(visit), visit.width === 390 ? [...states, menu] : states)
    },
    180_000
  )

  test.each(widths)(
    'for employers, at $width px',
    async visit => {
      const owner = await signUpPerson(site, 'employer')
      const id = await createJob(site, owner)
      const context = await site.come({ ...visit, as: demoUsers.employer })
      await look(context, [
        {
          name: 'the details of an application',
          path: '/applications',
          act: press(/^Ver detalles/),
          seen: dialog
        },
        {
          name: 'the dialog of the status',
          path: '/applications',
          act: press(/^Cambiar estado/),
          seen: dialog
        },
        {
          name: 'applications on their way',
          path: '/applications',
          before: never('**/api/applications?*'),
          act: nothing,
          seen: '[aria-busy=true]'
        },
        {
          name: 'applications that do not come',
          path: '/applications',
          before: fails('**/api/applications?*'),
          act: nothing,
          seen: 'text=Error al obtener las aplicaciones'
        },
        {
          name: 'a vacancy full of errors',
          path: '/post-job',
          act: press('Publicar empleo'),
          seen: summary
        },
        {
          name: 'asking before an ad is deleted',
          path: '/profile?tab=empleos',
          act: press(/^Eliminar/),
          seen: dialog
        },
        {
          name: 'personal information being edited',
          path: '/profile',
          act: press('Editar'),
          seen: 'form #fullName'
        },
        {
          name: 'a new password, refused',
          path: '/profile',
          act: async page => {
            await press('Cambiar contraseña')(page)
            await press('Guardar contraseña')(page)
          },
          seen: summary
        },
        {
          name: 'asking before an account is deleted',
          path: '/profile',
          act: press('Eliminar cuenta'),
          seen: dialog
        },
        {
          name: 'another’s ad',
          path: `/jobs/${id}/edit`,
          act: nothing,
          seen: 'text=Acceso denegado'
        },
        {
          name: 'a conversation',
          path: '/messages',
          act: page => page.locator('.conversation-list a').first().click(),
          seen: '[role=log] li'
        },
        { name: 'the account', path: '/about', act: press(/^Tu cuenta: /), seen: '#cuenta' },
        {
          name: 'a toast',
          path: '/about',
          act: page => page.getByRole('link', { name: 'Crear Perfil' }).click(),
          seen: '.toast'
        }
      ])
    },
    180_000
  )

  test.each(widths)(
    'for applicants, at $width px',
    async visit => {
      const { context } = await signUpPerson(site, 'applicant', visit)
      await look(context, [
        {
          name: 'the dialog of a profile',
          path: '/candidates?openForm=true',
          act: nothing,
          seen: dialog
        },
        {
          name: 'a profile full of errors',
          path: '/candidates?openForm=true',
          act: async page => {
            const form = page.getByRole('dialog')
            await form.getByRole('button', { name: 'Publicar perfil' }).click()
          },
          seen: summary
        },
        {
          name: 'profiles that do not come',
          path: '/candidates?tab=mis-perfiles',
          before: fails('**/api/my-candidate-profiles*'),
          act: nothing,
          seen: '.toast'
        },
        {
          name: 'a refusal at the front page',
          path: '/post-job',
          act: nothing,
          seen: '.toast.destructive'
        },
        {
          name: 'messages that do not come',
          path: '/messages',
          before: fails('**/api/messages'),
          act: nothing,
          seen: 'text=Error al obtener los mensajes'
        }
      ])
    },
    180_000
  )
})
