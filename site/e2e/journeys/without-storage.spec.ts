import { demoUsers, expect, test } from '../fixtures.ts'
import { coverLetterText, createJob, signUpPerson } from '../test-data.ts'

/** What is wrong with the storages of some browsers; each runs before the scripts of a page. */
const faults: Record<string, () => void> = {
  'refuses every storage, as with all cookies blocked': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse })
    // A page over plain HTTP, as the first one, has none.
    if (!navigator.locks) return
    Object.defineProperty(LockManager.prototype, 'request', { value: async () => refuse() })
  },
  'has no storage, as a WebView without it': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: null })
  },
  'is full': () => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  },
  'never opens its database': () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'never commits': () => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => {} })
  },
  'never gives a lock': () => {
    // A page over plain HTTP, as the first one, has none.
    if (!navigator.locks) return
    Object.defineProperty(LockManager.prototype, 'request', {
      value: () => new Promise(() => {})
    })
  }
}

for (const [index, [fault, act]] of Object.entries(faults).entries()) {
  // At night also the others.
  const tag = index === 0 ? '@both' : ['@both', '@night']
  test(`searching, applying and signing in work in a browser that ${fault}`, { tag }, async ({
    site
  }) => {
    test.setTimeout(120_000)
    const employer = await signUpPerson(site, 'employer')
    const job = await createJob(site, employer)
    const context = await site.newContext()
    await context.addInitScript(act)
    const page = await context.newPage()
    await page.goto('/jobs')
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«mozo»')
    await page.goto(`/jobs/${job}`)
    await page.getByLabel('Nombre completo').fill('Ana Belén')
    await page.getByLabel('Correo electrónico').fill('ana@correo.example.org')
    await page.getByLabel('Teléfono').fill('655 443 322')
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByText('Aplicación enviada')).toBeVisible({ timeout: 15_000 })
    await page.goto('/pendientes')
    await expect(page.getByText('No hay nada pendiente')).toBeVisible()
    await page.goto('/auth')
    await page.getByLabel('Nombre de usuario').first().fill(employer.username)
    await page.getByRole('textbox', { name: 'Contraseña' }).first().fill(demoUsers.password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/post-job')
    await page.getByLabel('Título del puesto').fill('Guarda de yeguada')
    await page.goto('/applications')
    await expect(page.getByText('Ana Belén').first()).toBeVisible()
  })
}

test('signing in and registering say so where the browser keeps no cookies', async ({ site }) => {
  site.ignoreErrors(/Clear-Site-Data/)
  const { username } = await signUpPerson(site, 'employer')
  const context = await site.newContext()
  // Fetched so, cookies are neither sent nor kept.
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' })
  })
  const page = await context.newPage()
  const alert = page.getByRole('alert')
  for (const [path, sentence] of [
    ['/auth', 'Tu navegador no deja guardar cookies'],
    ['/en/auth', 'Your browser isn’t keeping cookies']
  ] as const) {
    await page.goto(path)
    await page
      .getByLabel(/usuario|Username/)
      .first()
      .fill(username)
    await page
      .getByRole('textbox', { name: /Contraseña|Password/ })
      .first()
      .fill(demoUsers.password)
    await page.getByRole('button', { name: /Iniciar Sesión|Sign in/ }).click()
    await expect(alert.filter({ hasText: sentence })).toBeVisible()
  }
  await page.goto('/auth?register=true')
  await page.getByLabel('Nombre completo').fill('Marta Ruiz Peña')
  await page.getByLabel('Nombre de usuario').last().fill('marta.sin.cookies')
  await page.getByLabel('Correo electrónico').fill('marta.sin.cookies@correo.example.org')
  await page.locator('#register-password').fill('tres-potros-al-alba')
  await page.locator('#register-confirmPassword').fill('tres-potros-al-alba')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  const created = 'Tu cuenta está creada. Tu navegador no deja guardar cookies'
  await expect(alert.filter({ hasText: created })).toBeVisible()
})
