import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'

test('breadcrumbs lead from the front page by the list of jobs to the page', () => {
  const { itemListElement } = breadcrumbs(
    [{ name: 'Mozo de cuadra', path: '/jobs/x1' }],
    'https://ramal.example'
  ) as { itemListElement: { position: number; name: string; item: string }[] }
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Inicio', 'https://ramal.example/'],
    [2, 'Empleos', 'https://ramal.example/jobs'],
    [3, 'Mozo de cuadra', 'https://ramal.example/jobs/x1']
  ])
})
