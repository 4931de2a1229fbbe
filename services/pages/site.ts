import { readFiles, type StaticFile } from './files.ts'
import { readShell, type Shell } from './shell.ts'
import type { Render } from './render.ts'

/** The built site: what is served as it lies there, and what the server fills. */
export interface Site {
  files: ReadonlyMap<string, StaticFile>
  jobList: Shell
  jobDetail: Shell
  missingJob: StaticFile
  notFound: StaticFile
  render: Render
}

/** Pages that answer to no path of their own. */
const inner = ['/jobs', '/jobs/shell', '/jobs/missing', '/404']

export function readSite(folder: string, render: Render): Site {
  const files = readFiles(folder)
  const take = (path: string): StaticFile => {
    const file = files.get(path)
    if (!file) throw new Error(`the built site has no ${path}`)
    return file
  }
  const shellOf = (path: string) => readShell(Buffer.from(take(path).bodies.identity).toString())
  const site = {
    jobList: shellOf('/jobs'),
    jobDetail: shellOf('/jobs/shell'),
    missingJob: take('/jobs/missing'),
    notFound: take('/404')
  }
  return { ...site, render, files: new Map([...files].filter(([path]) => !inner.includes(path))) }
}
