import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { seedEmployer, seedJob, testTime } from '#test/events/event-builders.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the observatory', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const page = async () => (await board.app.request('/observatorio')).text()

  test('says why there are no figures yet, and has them once there are enough jobs', async () => {
    expect(await page()).toContain('Todavía no hay anuncios suficientes')
    const employers = await Promise.all([1, 2, 3].map(() => seedEmployer(board.db)))
    for (let index = 0; index < 12; index++) {
      const terms = {
        role: 'groom' as const,
        pay: { min: 1_200, period: 'mes' as const },
        ...(index < 9 && { housing: { kind: 'habitacion' as const } })
      }
      const location = 'Jerez de la Frontera, Cádiz'
      await seedJob(board.db, employers[index % 3] ?? '', { location, terms })
    }
    await countObservatory(board.db, new Date(Date.parse(testTime) + 1_000))
    const html = await page()
    expect(html).not.toContain('Todavía no hay anuncios suficientes')
    for (const text of ['Groom', 'Cádiz', '1.200\u00a0€', '75\u00a0%']) expect(html).toContain(text)
  })

  test('as CSV has a line for each row, and its licence', async () => {
    const response = await board.app.request('/observatorio.csv')
    expect(response.headers.get('Link')).toContain('creativecommons.org/licenses/by/4.0')
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text.split('\r\n')).toEqual([
      '\uFEFFpuesto,provincia,anuncios,anuncios_con_sueldo,sueldo_cuartil_1,sueldo_mediana,sueldo_cuartil_3,anuncios_con_alojamiento,anuncios_cubiertos,dias_hasta_cubrir_mediana',
      'todos,todas,12,12,1200,1200,1200,9,,',
      'todos,Cádiz,12,12,1200,1200,1200,9,,',
      'Groom,todas,12,12,1200,1200,1200,9,,',
      'Groom,Cádiz,12,12,1200,1200,1200,9,,',
      ''
    ])
  })

  test('as CSV for the Excel of a country whose decimals have commas is parted by semicolons', async () => {
    expect(await page()).toContain('href="/observatorio.csv?separador=punto-y-coma"')
    const parted = await board.app.request('/observatorio.csv?separador=punto-y-coma')
    expect(parted.headers.get('Content-Disposition')).toContain('observatorio-ramal-excel.csv')
    const plain = await board.app.request('/observatorio.csv?separador=otro')
    expect(plain.headers.get('Content-Disposition')).toContain('observatorio-ramal.csv')
    const text = await plain.text()
    expect(text).toContain('Groom,Cádiz,12')
    expect(await parted.text()).toBe(text.replaceAll(',', ';'))
  })
})
