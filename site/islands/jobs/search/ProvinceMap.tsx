import type { JobListData } from '#services/pages/shared/contract.ts'
import { landingPath, provinces } from '#services/jobs/shared/provinces.ts'
import { formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { circleOnMap, mapSize, viewAround } from '#site/lib/map-projection.ts'
import { mapSteps, mapTone } from '#site/lib/map-tone.ts'
import { listWords, searchWords } from '#services/words/words.ts'

interface Props {
  /** Jobs by INE code of the province; a province without jobs may be missing. */
  counts: Partial<Record<string, number>>
  /** The town that is searched around; the map then shows its surroundings. */
  around?: JobListData['found']['meta']['around']
  /** The page of the province by default. */
  hrefOf?: (province: string) => string
  /** The codes of the provinces that the list is limited to. */
  chosen?: readonly string[]
  /** The address of all provinces, when the list shows a part of them. */
  whole?: string | undefined
}

const pageOf = (province: string) => landingPath({ province })

const wholeMap = { viewBox: `0 0 ${mapSize.width} ${mapSize.height}`, zoom: 1 }

/** Provinces that the list shows at once. */
const shownProvinces = 5

/** The provinces by number of jobs: as a map, whose outlines are a file of their own, and as a list. */
export function ProvinceMap({ counts, around, hrefOf = pageOf, chosen = [], whole }: Props) {
  const found = provinces
    .map(({ code, name }) => ({ code, name, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(province => ({ ...province, href: hrefOf(province.code) }))
  const current = around ? [around.near.slice(0, 2)] : chosen
  const outline = (code: string) => (
    <use href={`/provincias.svg#p${code}`} className={`q${mapTone(counts[code] ?? 0)}`} />
  )
  const others = found.slice(shownProvinces).reduce((sum, { count }) => sum + count, 0)
  const list = (some: typeof found) => (
    <ul className="map-list">
      {some.map(({ code, name, count, href }) => (
        <li key={code}>
          <a href={href} aria-current={current.includes(code) ? 'location' : undefined}>
            <span translate="no">{name}</span> <span className="muted">{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
  const circle = around && circleOnMap(around)
  const { viewBox, zoom } = circle ? viewAround(circle) : wholeMap
  const label = around
    ? listWords.byProvinceAround(searchWords.circle(around.radius, around.name))
    : listWords.byProvince
  const isEmpty = ({ code }: { code: string }) => !counts[code]
  return (
    <nav className="where" aria-label={label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: text browsers take it for the title of the page; the navigation has a name */}
      <svg className="map" viewBox={viewBox} strokeWidth={1 / zoom}>
        {provinces.filter(isEmpty).map(({ code }) => (
          <g key={code}>{outline(code)}</g>
        ))}
        {found.map(({ code, name, count, href }) => {
          const text = `${name}: ${formatCount(count, searchWords.job, searchWords.jobs)}`
          return (
            <a key={code} href={href} aria-label={text}>
              {outline(code)}
            </a>
          )
        })}
        {chosen.map(code => (
          <use key={code} href={`/provincias.svg#p${code}`} className="chosen" />
        ))}
        <path className="inset" d="M362 452V372H558" />
        {around && circle && (
          <g className="ring" strokeWidth={3 / zoom}>
            <circle
              className="edge"
              strokeWidth={4.4 / zoom}
              cx={circle.x}
              cy={circle.y}
              r={circle.r}
            />
            <circle cx={circle.x} cy={circle.y} r={circle.r} />
            <circle className="center" cx={circle.x} cy={circle.y} r={4 / zoom} />
          </g>
        )}
      </svg>
      {/* Hidden from screen readers: the legend explains colours, and the list below says each count. */}
      <ol className="legend" aria-hidden="true">
        {mapSteps.map((text, tone) => (
          <li key={text}>
            <i className={`q${tone}`} />
            {text}
          </li>
        ))}
      </ol>
      <div className="map-lists" id="provincias" tabIndex={-1}>
        {list(found.slice(0, shownProvinces))}
        {found.length > shownProvinces && (
          <details className="rest">
            <summary>
              <span>{listWords.otherProvinces}</span>{' '}
              <span className="muted">{formatNumber(others)}</span>
            </summary>
            {list(found.slice(shownProvinces))}
          </details>
        )}
        {whole && (
          <p>
            <a href={whole}>{listWords.wholeCountry}</a>
          </p>
        )}
      </div>
    </nav>
  )
}
