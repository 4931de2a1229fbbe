import { expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'
import { coverLetterText, jobInput, signUpPerson, createJob } from './test-data.ts'

describeSite('the page of a job', site => {
  test('[2.job-contact] [2.job-countdown] [6.anonymous] shows the ad, its contact and how long it has left', async () => {
    const page = await site.open(
      `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`
    )
    await page.getByRole('heading', { level: 1, name: jobInput.title }).waitFor()
    expect(await page.getByRole('link', { name: '612 345 678' }).getAttribute('href')).toBe(
      'tel:+34612345678'
    )
    expect(
      await page.getByRole('link', { name: jobInput.contactEmail }).getAttribute('href')
    ).toContain(`mailto:${jobInput.contactEmail}`)
    expect(await page.locator('.meter').first().innerText()).toMatch(/Quedan (29|30) días/)
    await page.getByText('Nunca pagues por una oferta.').waitFor()
  })

  test('[4.countdown-detail] [4.expired] the countdown goes on, and an expired ad has no form', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await (await site.come()).newPage()
    await page.clock.install()
    await page.goto(`/jobs/${id}`)
    const meter = page.locator('.job-text .meter')
    const after = async (days: number) => {
      await page.clock.setSystemTime(Date.now() + days * 86_400_000)
      await page.clock.runFor(60_000)
    }
    await after(24)
    await expect.poll(() => meter.getAttribute('class')).toContain('tone-info')
    await after(27.5)
    await expect.poll(() => meter.getAttribute('class')).toContain('tone-amber')
    await after(29.5)
    await expect.poll(() => meter.getAttribute('class')).toContain('tone-danger')
    await after(31)
    await page.getByText('Anuncio caducado.').waitFor()
    expect(await page.getByRole('button', { name: 'Enviar aplicación' }).count()).toBe(0)
  })

  test('[2.job-share] sharing copies the address, and says so twice', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.open(`/jobs/${id}`, {
      with: { permissions: ['clipboard-read', 'clipboard-write'] }
    })
    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.locator('.toast', { hasText: 'Enlace copiado' }).waitFor()
    await page.getByRole('button', { name: 'Enlace copiado' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.origin}/jobs/${id}`
    )
  })

  const applyAsGuest = async (page: Awaited<ReturnType<typeof site.open>>) => {
    await page.getByLabel('Nombre completo').fill('Ana Soto')
    await page.getByLabel('Correo electrónico').fill('ana.soto@correo.example.org')
    await page.getByLabel('Teléfono').fill('655 443 322')
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
  }

  test('[2.job-apply-guest] a guest applies once, and what was written survives a refusal', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.open(`/jobs/${id}`, { width: 390 })
    await page.getByRole('heading', { name: 'Aplica sin registrarte' }).waitFor()
    await applyAsGuest(page)
    const done = page.getByRole('heading', {
      name: `Aplicación enviada. ${jobInput.companyName} te contactará por teléfono o correo.`
    })
    await done.waitFor()
    expect(await done.evaluate(title => title === document.activeElement)).toBe(true)
    const again = await site.open(`/jobs/${id}`)
    await applyAsGuest(again)
    await again
      .locator('.summary')
      .getByText('Ya has enviado una solicitud para este empleo')
      .waitFor()
    expect(await again.getByLabel('Motivos para aplicar').inputValue()).toBe(coverLetterText)
    site.forgive(/Ya has enviado/)
  })

  test('[2.job-apply-signed-in] an applicant only says why: the account tells the rest', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const { context, fullName, email } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto(`/jobs/${id}`)
    await page.getByRole('heading', { name: 'Aplica a este empleo' }).waitFor()
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe(fullName)
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(email)
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await page.getByRole('heading', { name: /^Aplicación enviada/ }).waitFor()
    await page.goto('/profile?tab=aplicaciones')
    await page.getByRole('cell', { name: 'Pendiente' }).waitFor()
  })

  test('an employer reads why there is no form', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.open(`/jobs/${id}`, { as: demoUsers.employer })
    await page
      .getByText('Para ofrecer servicios laborales necesitas una cuenta de candidato.')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Enviar aplicación' }).count()).toBe(0)
  })

  test('[2.job-owner] [8.renewed] [8.job-deleted] its employer renews it, and takes it away', async () => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    expect(await bar.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(
      `/jobs/${id}/edit`
    )
    const dates = page.locator('.dates')
    const before = await dates.innerText()
    await bar.getByRole('button', { name: 'Renovar' }).click()
    await page
      .locator('.toast', { hasText: 'Anuncio renovado' })
      .getByText(/30 días/)
      .waitFor()
    await expect.poll(() => dates.innerText()).not.toBe(before)
    await bar.getByRole('button', { name: 'Eliminar' }).click()
    const confirm = page.getByRole('alertdialog', {
      name: `¿Eliminar el anuncio «${jobInput.title}»?`
    })
    expect(
      await confirm
        .getByRole('button', { name: 'Cancelar' })
        .evaluate(one => one === document.activeElement)
    ).toBe(true)
    await confirm.getByRole('button', { name: 'Eliminar anuncio' }).click()
    await page.waitForURL('/jobs')
    await page.locator('.toast', { hasText: 'Trabajo eliminado' }).waitFor()
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(410)
  })

  test('[8.renew] [8.delete-job] what does not work is told in a toast, and stays on the page', async () => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${await createJob(site, owner)}`)
    const broken = { status: 500, json: { message: 'No ha sido posible' } }
    await page.route('**/api/jobs/**', route => route.fulfill(broken))
    await page.getByRole('button', { name: 'Renovar' }).click()
    await page
      .locator('.toast.destructive', { hasText: 'Error al renovar' })
      .getByText('No ha sido posible')
      .waitFor()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Eliminar anuncio' }).click()
    await page.locator('.toast.destructive', { hasText: 'Error al eliminar' }).waitFor()
    await page.locator('.error-message').getByText('No ha sido posible').waitFor()
    site.forgive(/No ha sido posible/)
  })

  test('[8.job] an unknown job has its own screen, with a way to the others', async () => {
    const page = await site.open('/jobs/noexiste')
    await page.getByRole('heading', { name: 'Error al cargar el trabajo' }).waitFor()
    await page.getByText('No se pudo encontrar la información del empleo solicitado.').waitFor()
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
      '/jobs'
    )
  })
})
