import { xmlDeclaration, escapeXml } from './xml.ts'

export interface SitemapUrl {
  path: string
  /** An instant; missing where nobody notes it. */
  changedAt?: string
}

/** Pages for everybody that are always there. */
export const publicPages: SitemapUrl[] = [
  '/',
  '/jobs',
  '/candidates',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/firma'
].map(path => ({ path }))

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap, bit by bit: there may be fifty thousand addresses in it. */
export async function* renderSitemap(
  origin: string,
  pages: AsyncIterable<SitemapUrl[]>
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset ${schema}>\n`
  for await (const some of pages)
    yield some.map(one => renderSitemapUrl('url', origin, one)).join('')
  yield '</urlset>\n'
}

/** The sitemap of sitemaps, where one cannot hold them all. */
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
