import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import {
  coverLetterText,
  createJob,
  profileInput,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'
import { findStaleTexts, waitForReact } from '../translation/find-stale-texts.ts'
import { TranslatedWalk } from '../translation/translated-walk.ts'
import { type TranslatorKind, translatePage } from '../translation/translator.ts'

const operator = { username: demoUsers.employer }

test.use({ serverEnv: { OPERATORS: operator.username } })
test.describe.configure({ timeout: 120_000 })

/** In the day as most translated pages are seen; at night also on the desktop and with the translators that fewer people have. */
const translations: { kind: TranslatorKind; tag: string[]; where?: string }[] = [
  { kind: 'replaces', tag: ['@phone'] },
  { kind: 'replaces', tag: ['@night'], where: ' on a desktop' },
  { kind: 'merges', tag: ['@both', '@night'] },
  { kind: 'wraps', tag: ['@both', '@night'] }
]

for (const { kind, tag, where = '' } of translations) {
  test.describe(`with a translator that ${kind} texts${where}, every island works`, { tag }, () => {
    test('for a visitor', async ({ site }) => {
      site.ignoreErrors(/Failed to fetch|400/)
      const job = await createJob(site, await signUpPerson(site, 'employer'))
      const walk = await TranslatedWalk.start(await site.newContext(), site.origin, kind)
      await searchJobs(walk)
      await searchCandidates(walk)
      await applyAsGuest(walk, job)
      await signIn(walk)
      await visitOtherIslands(walk)
    })

    test('for an applicant', async ({ site }) => {
      site.ignoreErrors(/Failed to fetch/)
      const { applicant, employers } = await meet(site)
      const job = await createJob(site, employers[0], { title: 'Jinete de potros' })
      const walk = await TranslatedWalk.start(applicant.context, site.origin, kind)
      await write(walk, employers)
      await withdrawAndApply(walk, job)
      await changeProfile(walk)
      await changeAccount(walk)
      await changeAlerts(walk)
    })

    test('for an employer', async ({ site }) => {
      const { applicant, employers, jobs } = await meet(site)
      const walk = await TranslatedWalk.start(employers[0].context, site.origin, kind)
      await answer(walk, applicant)
      await editJob(walk, jobs[0] ?? '')
      await postJob(walk)
      await invite(walk, site)
      await manageJobs(walk)
    })

    test('for an operator', async ({ site }) => {
      const title = `Herrador de feria (${kind})`
      await report(site, title)
      const walk = await TranslatedWalk.start(await site.newContext(operator), site.origin, kind)
      await operate(walk, title)
    })
  })
}

test('a replaced text is changed, removed and followed in its place', { tag: '@phone' }, async ({
  page
}) => {
  for (const kind of ['replaces', 'wraps'] as const) {
    await page.goto('/auth')
    await waitForReact(page)
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p id="texts">uno</p>')
      const texts = ['dos', 'tres'].map(text => document.createTextNode(text))
      const [one, two, three] = [...(document.getElementById('texts')?.childNodes ?? []), ...texts]
      document.getElementById('texts')?.append(...texts)
      Object.assign(globalThis, { one, two, three })
    })
    const change = (step: string) =>
      page.evaluate(`{ const all = document.getElementById('texts'); ${step} }`)
    const texts = page.locator('#texts')
    await translatePage(page, kind)
    await expect(texts).toHaveText('⟦uno⟧⟦dos⟧⟦tres⟧')
    await change('all.removeChild(two)')
    await expect(texts).toHaveText('⟦uno⟧⟦tres⟧')
    await change(`one.nodeValue = 'cuatro'`)
    await expect(texts).toHaveText('⟦cuatro⟧⟦tres⟧')
    await change(`all.insertBefore(document.createTextNode('cinco'), three)`)
    await expect(texts).toHaveText('⟦cuatro⟧⟦cinco⟧⟦tres⟧')
    await change('all.appendChild(one)')
    await expect(texts).toHaveText('⟦cinco⟧⟦tres⟧⟦cuatro⟧')
  }
})

test('a page that is translated before its scripts have arrived loses nothing', {
  tag: '@phone'
}, async ({ site, page }) => {
  // React says that it renders the page anew; fonts of the translation bring their style.
  site.ignoreErrors(/React error #418|inline style/)
  const job = await createJob(site, await signUpPerson(site, 'employer'))
  for (const [path, parts] of [
    [`/jobs/${job}`, ['.job-heading', '.job-terms', '.job-text', '.contact-ways']],
    ['/jobs', ['.job-results h1', '.cards', '#provincias']]
  ] as const) {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_astro/*.js', route => scripts.promise.then(() => route.continue()))
    const arrival = page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.page-footer')).toBeAttached()
    const read = () => Promise.all(parts.map(part => page.locator(part).first().innerText()))
    await translatePage(page, 'replaces')
    const sent = await read()
    expect(sent.join('')).toMatch(/⟦.{20}/)
    scripts.resolve()
    await arrival
    await waitForReact(page)
    await expect.poll(read).toEqual(sent)
    expect(await findStaleTexts(page)).toEqual([])
    await page.unroute('**/_astro/*.js')
  }
})

test('an island that fails shows again what the server sent, which works without it', {
  tag: '@both'
}, async ({ site, page }) => {
  site.ignoreErrors(/provoked/)
  const provoke = () =>
    page.evaluate(() => {
      const { insertBefore } = Node.prototype
      Node.prototype.insertBefore = () => {
        Node.prototype.insertBefore = insertBefore
        throw new Error('provoked')
      }
    })
  await page.goto('/jobs')
  await provoke()
  await page.getByLabel('¿Qué buscas?').fill('mozo')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('alert')).toContainText('Recárgala para continuar.')
  await expect(page.locator('.cards .card')).toHaveCount(12)
  await page.getByLabel('¿Qué buscas?').fill('jinete')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.waitForURL(/\/jobs\?keyword=jinete/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«jinete»')
  await page.goto('/auth')
  await provoke()
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('Recárgala para continuar.')
  await page.getByRole('button', { name: 'Recargar la página' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('names, places, amounts and addresses stay as they are in a translated page', {
  tag: '@phone'
}, async ({ site, page }) => {
  const employer = await signUpPerson(site, 'employer')
  const pay = { min: 1250, period: 'mes' }
  const job = await createJob(site, employer, { pay })
  const kept = {
    '/jobs': [
      '.logo',
      '.who b',
      '.who .dots > span',
      '.chip.pay',
      '.map-list a > span:not(.muted)'
    ],
    [`/jobs/${job}`]: [
      '.job-employer b',
      '.place',
      '.strip > div:first-child dd > span',
      '.employer-head h3'
    ],
    '/candidates': ['.candidate-list h3', '.candidate-list .avatar'],
    [`/employers/${employer.id}`]: [
      'h1',
      '.employer-title .dots > span:first-child',
      '.who .dots > span'
    ]
  }
  for (const [path, selectors] of Object.entries(kept)) {
    await page.goto(path)
    await waitForReact(page)
    await translatePage(page, 'replaces')
    await expect(page.locator('main h2').first(), path).toContainText('⟦')
    await expect(page.getByText('Original text')).toBeHidden()
    for (const selector of selectors) {
      await expect(page.locator(selector).first(), `${selector} of ${path}`).toHaveText(/[\wÀ-ÿ]/)
      await expect(page.locator(selector, { hasText: '⟦' }), `${selector} of ${path}`).toHaveCount(
        0
      )
    }
  }
})

/** An applicant who has applied to two employers, and to whom both have written. */
async function meet(site: SiteFixture) {
  const applicant = await signUpPerson(site, 'applicant')
  const employers = [
    await signUpPerson(site, 'employer'),
    await signUpPerson(site, 'employer')
  ] as const
  await requestApi(site, applicant.context, 'POST', '/candidate-profiles', profileInput)
  const jobs: string[] = []
  for (const employer of employers) {
    const id = await createJob(site, employer)
    jobs.push(id)
    const letter = { coverLetter: coverLetterText }
    await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, letter)
    const message = {
      receiverId: applicant.id,
      content: `¿Montas a diario en ${employer.fullName}?`
    }
    await requestApi(site, employer.context, 'POST', '/messages', message)
  }
  return { applicant, employers, jobs }
}

async function searchJobs(walk: TranslatedWalk) {
  const { page } = walk
  const search = async (words: string, sign: string | RegExp) => {
    const field = page.getByLabel('¿Qué buscas?')
    if (!(await field.isVisible())) await page.locator('.search-band summary').click()
    await field.fill(words)
    await walk.press('Buscar', sign)
  }
  await walk.open('/jobs')
  await search('mozo', 'empleos de «mozo»')
  const filters = page.getByRole('button', { name: 'Filtros' })
  if (await filters.isVisible()) await filters.click()
  const choice = page.getByRole('radio', { name: 'Media Jornada' })
  await choice.check()
  const show = page.getByRole('button', { name: /Ver \d+ empleos/ })
  if (await show.isVisible()) await show.click()
  await walk.step(
    Promise.resolve(),
    page.getByRole('button', { name: 'Quitar filtro: Media Jornada' })
  )
  await walk.press('Quitar filtro: Media Jornada', 'empleos de «mozo»')
  await walk.step(page.getByLabel('Orden').selectOption('sueldo'), 'a jornada completa')
  await walk.follow('Página siguiente', /Página 2 de/)
  await walk.step(page.goBack(), /Página 1 de/)
  await walk.press('Guardar: ', 'Empleo guardado')
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await search('astronauta', 'Ningún empleo de «astronauta»')
  await walk.press('Crear aviso', 'Te escribimos solo cuando salen empleos nuevos')
  await walk.press('Avísame', 'Debes proporcionar un correo')
  await page.getByRole('dialog').getByLabel('Correo electrónico').fill('aviso@example.org')
  await walk.press('Avísame', 'Mira tu correo')
  await walk.press('Listo', 'Ningún empleo de «astronauta»')
  await walk.press('Limpiar filtros', 'empleos con caballos')
  await page.getByLabel('¿Dónde?').fill('Jerez')
  await search('', /km de Jerez/)
  await page.route('**/api/jobs?*', route => route.abort(), { times: 1 })
  await search('jinete', 'Error al obtener los trabajos')
  await walk.press('Reintentar', 'de «jinete»')
}

async function searchCandidates(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/candidates')
  await walk.step(page.getByLabel('¿Dónde?').fill('sevilla'), /Mostrando \d+ de/)
  await walk.step(page.getByLabel('¿Qué buscas?').fill('zzzz'), 'Nadie encaja con estos filtros')
  await walk.press('Limpiar filtros', /Mostrando \d+ de \d+ candidatos/)
  await page.goto(
    await page
      .locator('.candidate-list a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href)
  )
  await walk.translate()
  await walk.press('Copiar enlace', /Enlace copiado|No se ha podido copiar/)
}

async function applyAsGuest(walk: TranslatedWalk, job: string) {
  const { page } = walk
  await walk.open(`/jobs/${job}`)
  await walk.press('Llamar', page.locator('#acciones .verbs a[href^="tel:"]'))
  await walk.press('Enviar aplicación', 'Hay un problema')
  await page.getByLabel('Nombre completo').fill('Ana Belén')
  await page.getByLabel('Correo electrónico').fill('ana@correo.example.org')
  await page.getByLabel('Teléfono').fill('655 443 322')
  const letter = page.getByLabel('Motivos para aplicar')
  await walk.step(letter.fill('Corta'), /Te quedan \d[\d.]* caracteres \(mínimo/)
  await letter.fill(coverLetterText)
  await walk.press('Enviar aplicación', 'Aplicación enviada')
  await walk.press('Corrígelo', 'Corrige lo que haga falta')
  await walk.follow('Denunciar este anuncio', 'Enviar denuncia')
  await walk.press('Enviar denuncia', 'Elige un motivo')
}

async function signIn(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/auth')
  await walk.press('Iniciar Sesión', 'Hay un problema')
  await page.getByLabel('Nombre de usuario').first().fill('nadie')
  await page.getByRole('textbox', { name: 'Contraseña' }).first().fill('ninguna-de-ellas')
  await walk.press('Mostrar', 'Ocultar')
  await walk.press('Iniciar Sesión', 'Nombre de usuario o contraseña incorrectos')
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await walk.step(page.getByRole('tab').last().click(), '¿Para qué')
  await walk.step(page.getByRole('radio').last().check(), 'Sobre nosotros')
  await walk.step(page.locator('#register-password').fill('caballo'), 'Con una palabra más')
  await walk.press('Crear cuenta', 'Hay un problema')
  await walk.open('/restablecer')
  await page.getByLabel('Nombre de usuario').fill('nadie.aqui')
  await walk.press('Enviarme un enlace', 'Mira tu correo')
}

async function visitOtherIslands(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/en/jobs')
  await page.getByLabel('What are you looking for?').fill('groom')
  await walk.press('Search', 'for “groom”')
  await walk.open('/guardados')
  await walk.press('Guardar: ', '0 empleos guardados.')
  await walk.open('/ip-diagnostic')
  await walk.press('Copiar', /Copiada|No se ha podido copiar/)
  await walk.press('Actualizar', 'Tu dirección IP')
  await walk.open('/ip-test')
  await walk.press('Verificar mi IP', 'Tu dirección IP')
  for (const path of ['/alertas', '/pendientes', '/sesion', '/restablecer/nada'])
    await walk.open(path)
}

async function write(walk: TranslatedWalk, employers: readonly SignedInPerson[]) {
  const { page } = walk
  await walk.open('/messages')
  for (const { fullName } of employers) {
    const back = page.getByRole('link', { name: 'Volver a los mensajes' })
    if (await back.isVisible()) await walk.step(back.click(), fullName)
    await walk.follow(fullName, page.getByRole('log').getByText(`¿Montas a diario en ${fullName}?`))
  }
  await page.getByLabel('Mensaje para').fill('Sí, cada día.')
  await walk.press('Enviar', page.getByRole('log').getByText('Sí, cada día.'))
  await page.route('**/api/messages', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue()
  )
  await page.getByLabel('Mensaje para').fill('Puedo ir el lunes.')
  await walk.press('Enviar', 'se envía en cuanto haya cobertura')
  await page.unroute('**/api/messages')
  await walk.press('Probar ahora', page.getByRole('log').getByText('Puedo ir el lunes.'))
}

async function withdrawAndApply(walk: TranslatedWalk, job: string) {
  const { page } = walk
  await walk.open('/applications')
  await walk.press('Ver detalles', coverLetterText)
  await walk.press('Retirar aplicación', '¿Retirar tu aplicación')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' })
  await walk.step(confirm.click(), 'Aplicación retirada')
  await page.keyboard.press('Escape')
  await walk.follow('Aprobadas', 'Ninguna aplicación con el estado')
  await walk.open(`/jobs/${job}`)
  await walk.step(page.getByLabel('Motivos para aplicar').fill('Corta'), /Te quedan \d+ caracteres/)
  await walk.press('Enviar aplicación', 'Hay un problema')
  await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
  await walk.press('Enviar aplicación', 'Aplicación enviada')
}

async function changeProfile(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/candidates')
  await walk.step(page.getByRole('tab', { name: 'Mis perfiles' }).click(), profileInput.fullName)
  await walk.press('Eliminar', '¿Eliminar tu perfil?')
  await walk.press('Eliminar perfil', 'Todavía no tienes perfil')
  await walk.press('Publicar perfil', 'Las empresas te encontrarán')
  await walk.step(
    page.getByRole('dialog').getByRole('button', { name: 'Publicar perfil' }).click(),
    'Hay un problema'
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Edad').fill('28')
  await dialog.getByLabel('Descripción').fill(profileInput.description)
  await dialog.getByLabel('Teléfono').fill(profileInput.contactPhone)
  await dialog.getByLabel('Ubicación').fill('Segovia')
  await walk.step(dialog.getByRole('button', { name: 'Publicar perfil' }).click(), 'Perfil creado')
  await walk.open('/candidates?tab=mis-perfiles')
  await page.locator('a[href^="/editar-perfil/"]').first().click()
  await page.waitForURL('**/editar-perfil/*')
  await walk.translate()
  await page.getByLabel('Descripción').fill('Corta')
  await walk.press('Guardar cambios', 'Hay un problema')
}

async function changeAccount(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/profile')
  await walk.press('Editar', 'Editar tus datos')
  await page.getByLabel('Nombre completo').fill('')
  await walk.press('Guardar cambios', 'Hay un problema')
  await page.getByLabel('Nombre completo').fill('Lucía Robles')
  await walk.press('Guardar cambios', 'Tus datos están guardados.')
  await walk.press('Cambiar contraseña', 'Contraseña actual')
  await walk.press('Guardar contraseña', 'Hay un problema')
  await walk.press('Ver sesiones', 'Esta sesión')
  await walk.press('Eliminar cuenta', '¿Eliminar tu cuenta?')
  await page.keyboard.press('Escape')
  await walk.step(
    page.getByRole('tab', { name: 'Mis Aplicaciones' }).click(),
    'Las que has enviado'
  )
  await walk.open('/ajustes')
  await page.getByRole('checkbox').first().uncheck()
  await walk.press('Guardar', page.locator('.toast'))
  await walk.press('Ver correos', 'correo')
  await walk.open('/mis-datos')
  await walk.press('Eliminar cuenta', '¿Eliminar tu cuenta?')
}

async function changeAlerts(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/jobs?keyword=mozo')
  await walk.press('Crear aviso', 'Te escribimos solo cuando salen empleos nuevos')
  await walk.press('Avísame', 'Mira tu correo')
  await walk.open('/alertas')
  await walk.step(page.getByLabel('Cada cuánto').selectOption('semana'), 'Guardado')
  await walk.press('Dejar de recibir', 'No tienes ningún aviso')
}

async function answer(walk: TranslatedWalk, { fullName }: SignedInPerson) {
  const { page } = walk
  await walk.open('/applications')
  await walk.step(page.getByLabel('Anuncio').selectOption({ index: 1 }), '1 aplicación')
  await walk.follow('Ver detalles', page.getByRole('dialog').getByText(coverLetterText))
  const person = page.getByRole('dialog')
  await walk.step(
    person.getByText('Aprobada').click(),
    `Guardar y avisar a ${fullName.split(' ')[0]}`
  )
  await walk.step(person.getByText('Frases').click(), '¿Puedes venir a probar?')
  await walk.press('¿Puedes venir a probar?', 'Frases')
  await walk.press('Guardar y avisar', 'Estado actualizado')
  await walk.press('Deshacer', 'está pendiente')
  await walk.open('/applications?vista=tabla')
  await walk.press('Cambiar estado', 'Cambiar estado')
  await page.getByRole('dialog').getByText('Rechazada').click()
  await walk.step(
    page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click(),
    'Estado actualizado'
  )
  await walk.press('Ver detalles', coverLetterText)
  await page.keyboard.press('Escape')
  await walk.follow('Rechazadas', 'Rechazada')
  await walk.follow('Aprobadas', 'Ninguna aplicación con el estado')
}

async function postJob(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/post-job')
  await walk.press('Publicar empleo', 'Hay un problema')
  await walk.step(
    page.getByLabel('Título del puesto').fill('Chica joven para cuadra'),
    'que conviene cambiar'
  )
  await page.getByLabel('Título del puesto').fill('Guarda de yeguada')
  await page.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
  await walk.step(
    page.getByLabel('Descripción').fill('Sueldo de 1.400 € al mes. Tel. 612 345 678'),
    'en «Sueldo»'
  )
  await walk.press('en «Sueldo»', 'En «Sueldo» pone')
  await walk.press('Siguiente: lo que ofreces', page.locator('[id="pay.min"]'))
  await walk.step(
    page.locator('[id="pay.max"]').fill('1.000'),
    'El sueldo máximo es menor que el mínimo'
  )
  await walk.step(page.locator('[id="pay.max"]').fill('1.600'), 'mínimo legal')
  await page.getByText('Vivienda independiente').click()
  await walk.press('Siguiente: dónde y contacto', 'Ubicación')
  await walk.step(page.getByLabel('Ubicación').fill('Lugar que no existe'), '¿Qué municipio es?')
  await page.getByLabel('Ubicación').fill('Segovia')
  await page.getByLabel('Teléfono de contacto').fill('612 345 678')
  await walk.press('Cambiar', 'Siguiente: lo que ofreces')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await page.waitForURL('**/profile?tab=empleos')
  await walk.translate()
}

async function manageJobs(walk: TranslatedWalk) {
  const { page } = walk
  await walk.open('/profile?tab=empleos')
  await walk.step(page.getByLabel('Más acciones').first().click(), 'Eliminar')
  await walk.press('Eliminar', '¿Eliminar el anuncio')
  await page.keyboard.press('Escape')
  await walk.step(
    page.locator('tr:not(.draft)').getByLabel('Más acciones').first().click(),
    'Puesto cubierto'
  )
  await walk.press('Puesto cubierto', '¿Encontraste a alguien?')
  await walk.press('Cerrar anuncio', 'ya no se ve en la lista')
  await walk.step(page.getByRole('tab').first().click(), 'Comprobar tu centro')
  await walk.press('Añadir o cambiar', 'NIF')
  await page.getByLabel('NIF').fill('12345678A')
  await walk.press('Guardar', 'Hay un problema')
}

async function editJob(walk: TranslatedWalk, job: string) {
  const { page } = walk
  await walk.open(`/jobs/${job}`)
  await walk.press('Eliminar', '¿Eliminar el anuncio')
  await walk.open(`/jobs/${job}/edit`)
  await page.getByLabel('Título del puesto').fill('')
  await walk.press('Guardar cambios', 'Hay un problema')
}

async function invite(walk: TranslatedWalk, site: SiteFixture) {
  const { page } = walk
  const { context } = await signUpPerson(site, 'applicant')
  const profiles = '/candidate-profiles'
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', profiles, profileInput)
  await walk.open(`/candidates/${id}`)
  await walk.press('Ver teléfono y correo', page.locator('main a[href^="tel:"]'))
  await walk.press('Invitar a un anuncio', 'recibe un mensaje con el enlace')
  await walk.step(
    page.getByRole('dialog').getByRole('button', { name: 'Invitar a' }).click(),
    'Invitación enviada'
  )
}

async function report(site: SiteFixture, title: string) {
  const id = await createJob(site, await signUpPerson(site, 'employer'), { title })
  await requestApi(site, await site.newContext(), 'POST', '/reports', {
    target: { kind: 'job', id },
    reason: 'dinero-o-documentos',
    text: 'Pide 50 € por Bizum antes de la entrevista'
  })
}

async function operate(walk: TranslatedWalk, reported: string) {
  await walk.open('/operador')
  await walk.follow(reported, 'Qué se decide')
  await walk.press('Ocultar', 'Confirmar: ocultar')
  await walk.press('Confirmar: ocultar', 'Decidido')
  await walk.follow('Decididas', 'Casos decididos')
  await walk.follow(reported, 'Deshacer la decisión')
  await walk.press('Deshacer la decisión', 'Deshecho')
  await walk.open('/operador?tab=empresas')
  await walk.press('Anotar como visto', /\d+ empresas? sin ver/)
  await walk.follow('Vistas', 'Deshacer')
  await walk.follow('Cifras', 'Los últimos 30 días')
  await walk.follow('Técnica', 'Va por el evento número')
  await walk.press('Activar', 'Tu contraseña')
}
