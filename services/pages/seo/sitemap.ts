import { wordsIn } from '#services/words/all.ts'
import { pageLanguages } from '#events/aggregates/languages.ts'
import { xmlDeclaration, escapeXml } from './xml.ts'

export interface SitemapUrl {
  path: string
  /** ISO 8601. */
  changedAt?: string
}

const spanishPages = [
  '/',
  '/jobs',
  '/candidates',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/aviso-legal',
  '/accesibilidad',
  '/menores',
  '/observatorio',
  '/transparencia',
  '/firma',
  '/api'
]

/** Pages that are the same for a while, those of other languages among them. */
export const publicPages: SitemapUrl[] = [
  ...new Set(
    spanishPages.flatMap(path => pageLanguages.map(language => wordsIn[language].speech.path(path)))
  )
].map(path => ({ path }))

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap in chunks: it may hold 50,000 URLs. */
export async function* renderSitemap(
  origin: string,
  pages: AsyncIterable<SitemapUrl[]>
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset ${schema}>\n`
  for await (const some of pages)
    yield some.map(entry => renderSitemapUrl('url', origin, entry)).join('')
  yield '</urlset>\n'
}

/** The index of sitemaps, for more URLs than one can hold. */
export function renderSitemapIndex(origin: string, parts: number[]): string {
  const paths = parts.map(after => ({ path: `/sitemap-${after}.xml` }))
  const entries = paths.map(path => renderSitemapUrl('sitemap', origin, path)).join('')
  return `${xmlDeclaration}<sitemapindex ${schema}>\n${entries}</sitemapindex>\n`
}

function renderSitemapUrl(
  element: string,
  origin: string,
  { path, changedAt }: SitemapUrl
): string {
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(origin + path)}</loc>${changed}</${element}>\n`
}
