import { xmlHead, xmlText } from './xml.ts'

export interface Address {
  path: string
  /** An instant; missing where nobody notes it. */
  changedAt?: string
}

/** Pages for everybody that are always there. */
export const publicPages: Address[] = [
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
export async function* sitemapText(
  origin: string,
  pages: AsyncIterable<Address[]>
): AsyncGenerator<string> {
  yield `${xmlHead}<urlset ${schema}>\n`
  for await (const some of pages) yield some.map(one => entry('url', origin, one)).join('')
  yield '</urlset>\n'
}

/** The sitemap of sitemaps, where one cannot hold them all. */
export function sitemapIndex(origin: string, parts: number[]): string {
  const paths = parts.map(after => ({ path: `/sitemap-${after}.xml` }))
  const entries = paths.map(path => entry('sitemap', origin, path)).join('')
  return `${xmlHead}<sitemapindex ${schema}>\n${entries}</sitemapindex>\n`
}

function entry(element: string, origin: string, { path, changedAt }: Address): string {
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return `<${element}><loc>${xmlText(origin + path)}</loc>${changed}</${element}>\n`
}
