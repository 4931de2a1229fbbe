import type { Locator, Page } from '@playwright/test'
import type { SiteFixture } from './fixtures.ts'
import { profileInput, requestApi, signUpPerson } from './test-data.ts'

/** A new applicant with a profile. */
export async function signUpWithProfile(site: SiteFixture, terms: object = {}) {
  const person = await signUpPerson(site, 'applicant')
  const profile = { ...profileInput, ...terms }
  const { id } = await requestApi<{ id: string }>(
    site,
    person.context,
    'POST',
    '/candidate-profiles',
    profile
  )
  return { ...person, profileId: id }
}

/** The dialog of a new profile with its required fields. */
export async function fillProfileForm(page: Page): Promise<Locator> {
  await page.goto('/candidates?openForm=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Edad').fill(String(profileInput.age))
  await dialog.getByLabel('Teléfono de contacto').fill(profileInput.contactPhone)
  await dialog.getByLabel('Descripción').fill(profileInput.description)
  return dialog
}
