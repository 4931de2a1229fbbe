import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const operator = { username: demoUsers.employer }

test.use({ serverEnv: { OPERATORS: operator.username } })

const fee = { description: 'La fianza, en ES91 2100 0418 4502 0005 1332' }

test('an operator removes the accounts of several cases with one decision', {
  tag: '@both'
}, async ({ site }) => {
  const ids: string[] = []
  for (let n = 0; n < 3; n++)
    ids.push(await createJob(site, await signUpPerson(site, 'employer'), fee))
  const page = await site.openPage('/operador', operator)
  const main = page.getByRole('main')
  const boxes = main.getByRole('checkbox', { name: /^Elegir el anuncio/i })
  await expect(boxes).toHaveCount(3)
  expect(await findAccessibilityViolations(page, 'the queue')).toEqual([])
  const remove = main.getByRole('button', { name: 'Retirar y eliminar la cuenta' })
  await expect(remove).toBeDisabled()
  await boxes.first().check()
  await expect(main.getByText('1 de 3')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Elegir todo' }).check()
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Retirar y eliminar la cuenta' })
  await expect(dialog).toContainText('Se eliminan 3 cuentas')
  await dialog.getByRole('button', { name: 'Retirar y eliminar la cuenta' }).click()
  await expect(page.getByText('Decidido: 3 de 3', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Nada por decidir' })).toBeVisible()
  for (const id of ids)
    expect((await page.request.get(`${site.origin}/api/jobs/${id}`)).status()).not.toBe(200)
})

test('an operator selects new ads that are alike', { tag: '@both' }, async ({ site }) => {
  const alike = { description: 'Gana tres mil euros al mes desde casa, sin horarios ni jefes' }
  for (let n = 0; n < 3; n++) await createJob(site, await signUpPerson(site, 'employer'), alike)
  const page = await site.openPage('/operador?tab=nuevos', operator)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Anuncios', exact: true }).click()
  await main.getByRole('link', { name: 'Por parecido' }).click()
  await page.waitForURL('/operador?tab=nuevos&que=anuncios&por=parecido')
  await expect(main.getByText('como 2 otros').first()).toBeVisible()
  await main.getByRole('button', { name: 'Elegir 3' }).click()
  expect(await findAccessibilityViolations(page, 'what is new')).toEqual([])
  await main.getByRole('button', { name: 'Retirar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirar' })
  await dialog.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Decidido: 3 de 3', { exact: true })).toBeVisible()
  await expect(main.getByText('retirado', { exact: true })).toHaveCount(3)
})

test('the facts of one decision fit what is selected', async ({ site }) => {
  const yeguada = await signUpPerson(site, 'employer')
  const visitor = await site.newContext()
  const targets = [
    { kind: 'job', id: await createJob(site, yeguada) },
    { kind: 'employer', id: yeguada.id }
  ]
  for (const target of targets)
    await requestApi(site, visitor, 'POST', '/reports', {
      target,
      reason: 'falso',
      text: 'No existe ninguna cuadra con ese nombre'
    })
  const page = await site.openPage('/operador', operator)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Retirar' })
  const facts = dialog.getByRole('textbox')
  await main.getByRole('checkbox', { name: /^Elegir la página/i }).check()
  await main.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(facts).toHaveValue(/^La página .*datos que no son ciertos/)
  await page.keyboard.press('Escape')
  await main.getByRole('checkbox', { name: /^Elegir el anuncio/i }).check()
  await main.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(facts).toHaveValue('Lo publicado da datos que no son ciertos.')
})
