import { cacheControl } from '#services/platform/http/cache-control.ts'
import type { SiteVariables } from './site-variables.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { operatorPath, protectedRoutes } from './private-paths.ts'
import type { DataController, PageRenderer } from './contract.ts'
import { parseTemplate, type HtmlTemplate } from './html-template.ts'

/** The built site: files that are served as they are, and templates that the server fills. */
export interface BuiltSite {
  files: ReadonlyMap<string, StaticFile>
  home: HtmlTemplate
  jobList: HtmlTemplate
  jobDetail: HtmlTemplate
  candidateList: HtmlTemplate
  yard: HtmlTemplate
  notice: HtmlTemplate
  preview: HtmlTemplate
  /** Pages that need a session, by route. */
  protected: ReadonlyMap<string, StaticFile>
  /** Its island redirects visitors without a session, with a toast. */
  editProfile: StaticFile
  /** Opened with a token in its address. */
  resetPassword: StaticFile
  missingJob: StaticFile
  hiddenJob: StaticFile
  missingYard: StaticFile
  operator: StaticFile
  notFound: StaticFile
  serviceUnavailable: StaticFile
  tooManyRequests: HtmlTemplate
  render: PageRenderer
  dataController: DataController
}

/** Built pages that have no URL of their own, or whose URL has a route. */
const templatePages = [
  '/',
  '/jobs',
  '/jobs/shell',
  '/jobs/missing',
  '/jobs/hidden',
  '/jobs/yard',
  '/jobs/notice',
  '/jobs/preview',
  '/jobs/yard-missing',
  '/candidates',
  '/404',
  '/429',
  '/503',
  '/editar-perfil',
  '/restablecer/nueva'
]

export function readBuiltSite(
  folder: string,
  variables: SiteVariables,
  dataController: DataController,
  render: PageRenderer
): BuiltSite {
  const files = readStaticFiles(folder, variables)
  const requireFile = (path: string): StaticFile => {
    const file = files.get(path)
    if (!file) throw new Error(`the built site lacks ${path}`)
    return file
  }
  const templateOf = (path: string) =>
    parseTemplate(Buffer.from(requireFile(path).bodies.identity).toString())
  const protectedPages = Object.entries(protectedRoutes).map(
    ([route, path]) => [route, withPrivateHeaders(requireFile(path))] as const
  )
  const notServed = new Set([...templatePages, ...Object.values(protectedRoutes), operatorPath])
  return {
    render,
    dataController,
    home: templateOf('/'),
    jobList: templateOf('/jobs'),
    jobDetail: templateOf('/jobs/shell'),
    candidateList: templateOf('/candidates'),
    yard: templateOf('/jobs/yard'),
    notice: templateOf('/jobs/notice'),
    preview: templateOf('/jobs/preview'),
    editProfile: withPrivateHeaders(requireFile('/editar-perfil')),
    resetPassword: withTokenHeaders(requireFile('/restablecer/nueva')),
    missingJob: requireFile('/jobs/missing'),
    hiddenJob: requireFile('/jobs/hidden'),
    missingYard: requireFile('/jobs/yard-missing'),
    operator: withPrivateHeaders(requireFile(operatorPath)),
    notFound: requireFile('/404'),
    serviceUnavailable: requireFile('/503'),
    tooManyRequests: templateOf('/429'),
    protected: new Map(protectedPages),
    files: new Map([...files].filter(([path]) => !notServed.has(path)))
  }
}

/** No page is prefetched from here: what the visitor does here changes other pages. */
function withPrivateHeaders(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  return { ...file, headers: { ...headers, 'Cache-Control': cacheControl.privateRevalidated } }
}

/** The address of the page is a secret: no other site learns it. */
function withTokenHeaders(file: StaticFile): StaticFile {
  const headers = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
  const shown = withPrivateHeaders(file)
  return { ...shown, headers: { ...shown.headers, ...headers } }
}
