export interface ChartSeries {
  name: string
  values: readonly number[]
}

const [width, height, left, above, below] = [720, 220, 56, 28, 24]
const colors = ['#1b4d3e', '#9a4a00', '#3b3b98']
const dashes = ['', '8 4', '2 3']

/** Lines over time as a picture, and the same numbers as a table below it. */
export function renderChart(
  title: string,
  unit: string,
  times: string[],
  series: ChartSeries[]
): string {
  const top = Math.max(1, ...series.flatMap(({ values }) => values)) * 1.05
  const lines = series.map(({ values }, nth) => renderLine(values, top, nth))
  const names = series.map(({ name }, nth) => renderLegend(name, nth))
  return `<figure>
<figcaption>${title} (${unit})</figcaption>
<svg viewBox="0 ${-above} ${width} ${above + height + below}" role="img" aria-label="${title}; the table below has the numbers">
${renderAxis(top)}${lines.join('')}${names.join('')}
<text x="${left}" y="${height + below - 4}">0 s</text>
<text x="${width}" y="${height + below - 4}" text-anchor="end">${times.at(-1) ?? ''} s</text>
</svg>
<details><summary>${title}: the numbers</summary>
${renderHtmlTable(['Second', ...series.map(({ name }) => name)], rows(times, series))}</details>
</figure>`
}

export function renderHtmlTable(heads: string[], rows: (string | number)[][]): string {
  const head = heads.map(text => `<th scope="col">${escapeText(text)}</th>`).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map(value => `<td>${escapeText(String(value))}</td>`).join('')
    return `<tr><th scope="row">${escapeText(String(first))}</th>${cells}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

function rows(times: string[], series: ChartSeries[]): (string | number)[][] {
  return times.map((time, nth) => [time, ...series.map(({ values }) => values[nth] ?? '')])
}

function renderLine(values: readonly number[], top: number, nth: number): string {
  const step = (width - left) / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${Math.round(left + at * step)},${Math.round(height - (value / top) * height)}`
  )
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colors[nth]}" stroke-width="2" stroke-dasharray="${dashes[nth]}"/>`
}

function renderAxis(top: number): string {
  return [0, 0.5, 1]
    .map(part => {
      const y = Math.round(height - part * height)
      const label = Number((top * part).toPrecision(2))
      return `<line x1="${left}" x2="${width}" y1="${y}" y2="${y}" stroke="#ccc"/><text x="${left - 6}" y="${Math.max(12, y)}" text-anchor="end">${label}</text>`
    })
    .join('')
}

/** Above the lines, so that it never lies on one. */
function renderLegend(name: string, nth: number): string {
  const x = left + nth * 180
  return `<line x1="${x}" x2="${x + 30}" y1="${-above / 2}" y2="${-above / 2}" stroke="${colors[nth]}" stroke-width="2" stroke-dasharray="${dashes[nth]}"/><text x="${x + 38}" y="${4 - above / 2}">${escapeText(name)}</text>`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
