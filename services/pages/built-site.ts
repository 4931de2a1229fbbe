import type { Constants } from './site-variables.ts'
import { readFiles, type StaticFile } from './static-files.ts'
import { protectedRoutes } from './protected-routes.ts'
import type { Render } from './page-data.ts'
import { readShell, type Shell } from './html-template.ts'

/** The built site: what is served as it lies there, and what the server fills. */
export interface Site {
  files: ReadonlyMap<string, StaticFile>
  home: Shell
  jobList: Shell
  jobDetail: Shell
  candidateList: Shell
  /** What only somebody signed in may see, by the route that shows it. */
  protected: ReadonlyMap<string, StaticFile>
  /** Sends whoever is not signed in away by itself, with a toast. */
  editProfile: StaticFile
  missingJob: StaticFile
  notFound: StaticFile
  /** What somebody sees when the server cannot answer. */
  outOfService: StaticFile
  /** What somebody sees who asks for too much in too short a time. */
  tooMany: Shell
  render: Render
}

/** Pages that are no screens of their own. */
const inner = [
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

export function readSite(folder: string, constants: Constants, render: Render): Site {
  const files = readFiles(folder, constants)
  const take = (path: string): StaticFile => {
    const file = files.get(path)
    if (!file) throw new Error(`the built site has no ${path}`)
    return file
  }
  const shellOf = (path: string) => readShell(Buffer.from(take(path).bodies.identity).toString())
  const guarded = Object.entries(protectedRoutes)
  const notServed = new Set([...inner, ...Object.values(protectedRoutes)])
  return {
    render,
    home: shellOf('/'),
    jobList: shellOf('/jobs'),
    jobDetail: shellOf('/jobs/shell'),
    candidateList: shellOf('/candidates'),
    editProfile: privately(take('/editar-perfil')),
    missingJob: take('/jobs/missing'),
    notFound: take('/404'),
    outOfService: take('/503'),
    tooMany: shellOf('/429'),
    protected: new Map(guarded.map(([route, path]) => [route, privately(take(path))])),
    files: new Map([...files].filter(([path]) => !notServed.has(path)))
  }
}

/** Who is at work on something of their own changes what other pages show: none is got ready from there. */
function privately(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  return { ...file, headers: { ...headers, 'Cache-Control': 'private, no-cache' } }
}
