import type { Locator, Page } from '@playwright/test'

/** The list of jobs, as tests use it. */
export async function searchKeyword(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('¿Qué buscas?').fill(keyword)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
}

/** A radio button of the filters; its name ends with a count. */
export function filterChoice(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) })
}

/** What folds and unfolds a group of filters. */
export function filterFold(page: Page, name: string): Locator {
  return page.locator('.filter-panel .group > summary', { hasText: name })
}

/** «Mostrando 12 de 28 resultados - Página 1 de 3», once the results are there. */
export function resultCount(page: Page): Locator {
  return page.getByText(/^Mostrando \d+ de \d+ resultados? - Página \d+ de \d+$/)
}
