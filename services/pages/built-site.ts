import type { SiteVariables } from './site-variables.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { protectedRoutes } from './protected-routes.ts'
import type { PageRenderer } from './page-data.ts'
import { parseTemplate, type HtmlTemplate } from './html-template.ts'

/** The built site: what is served as it lies there, and what the server fills. */
export interface BuiltSite {
  files: ReadonlyMap<string, StaticFile>
  home: HtmlTemplate
  jobList: HtmlTemplate
  jobDetail: HtmlTemplate
  candidateList: HtmlTemplate
  /** What only somebody signed in may see, by the route that shows it. */
  protected: ReadonlyMap<string, StaticFile>
  /** Sends whoever is not signed in away by itself, with a toast. */
  editProfile: StaticFile
  missingJob: StaticFile
  notFound: StaticFile
  /** What somebody sees when the server cannot answer. */
  serviceUnavailable: StaticFile
  /** What somebody sees who asks for too much in too short a time. */
  tooManyRequests: HtmlTemplate
  render: PageRenderer
}

/** Pages that are no screens of their own. */
const templatePages = [
  '/',
  '/jobs',
  '/jobs/shell',
  '/jobs/missing',
  '/candidates',
  '/404',
  '/429',
  '/503',
  '/editar-perfil'
]

export function readBuiltSite(
  folder: string,
  constants: SiteVariables,
  render: PageRenderer
): BuiltSite {
  const files = readStaticFiles(folder, constants)
  const take = (path: string): StaticFile => {
    const file = files.get(path)
    if (!file) throw new Error(`the built site has no ${path}`)
    return file
  }
  const shellOf = (path: string) =>
    parseTemplate(Buffer.from(take(path).bodies.identity).toString())
  const guarded = Object.entries(protectedRoutes)
  const notServed = new Set([...templatePages, ...Object.values(protectedRoutes)])
  return {
    render,
    home: shellOf('/'),
    jobList: shellOf('/jobs'),
    jobDetail: shellOf('/jobs/shell'),
    candidateList: shellOf('/candidates'),
    editProfile: withPrivateHeaders(take('/editar-perfil')),
    missingJob: take('/jobs/missing'),
    notFound: take('/404'),
    serviceUnavailable: take('/503'),
    tooManyRequests: shellOf('/429'),
    protected: new Map(guarded.map(([route, path]) => [route, withPrivateHeaders(take(path))])),
    files: new Map([...files].filter(([path]) => !notServed.has(path)))
  }
}

/** Who is at work on something of their own changes what other pages show: none is got ready from there. */
function withPrivateHeaders(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  return { ...file, headers: { ...headers, 'Cache-Control': 'private, no-cache' } }
}
