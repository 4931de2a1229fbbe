import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import type { SiteVariables } from './site-variables.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { protectedRoutes } from '../shared/protected-routes.ts'
import { operatorPath } from './private-paths.ts'
import type { DataController, PageRenderer } from '../shared/contract.ts'
import { parseTemplate, type HtmlTemplate } from './html-template.ts'
import { defaultLanguage, type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { languageOfPath } from '#services/words/languages.ts'

/** The built site: files that are served as they are, and templates that the server fills. */
export interface BuiltSite {
  language: PageLanguage
  files: ReadonlyMap<string, StaticFile>
  home: HtmlTemplate
  jobList: HtmlTemplate
  jobDetail: HtmlTemplate
  candidateList: HtmlTemplate
  candidate: HtmlTemplate
  employer: HtmlTemplate
  notice: HtmlTemplate
  observatory: HtmlTemplate
  preview: HtmlTemplate
  /** An application, by the link of its e-mail. */
  followed: HtmlTemplate
  /** Everything that the board knows of the guest. */
  guestData: HtmlTemplate
  /** Pages of links in e-mails, filled with the subject of their button. */
  renewal: HtmlTemplate
  closing: HtmlTemplate
  emailConfirmation: HtmlTemplate
  alertConfirmation: HtmlTemplate
  unsubscription: HtmlTemplate
  auth: HtmlTemplate
  passwordRequest: HtmlTemplate
  newPassword: HtmlTemplate
  signedIn: HtmlTemplate
  applicationSent: HtmlTemplate
  report: HtmlTemplate
  appeal: HtmlTemplate
  transparency: HtmlTemplate
  apiReference: HtmlTemplate
  /** Pages that need a session, by route. */
  protected: ReadonlyMap<string, StaticFile>
  /** Its island redirects visitors without a session, with a toast. */
  editProfile: StaticFile
  /** Links of e-mails, with a token in their address too. */
  mailLinks: Readonly<Record<MailLinkPath, MailLinkPages>>
  /** For a link in an e-mail that is not valid any more. */
  linkOver: StaticFile
  missingJob: StaticFile
  hiddenJob: StaticFile
  heldJob: StaticFile
  missingEmployer: StaticFile
  hiddenEmployer: StaticFile
  operator: StaticFile
  notFound: StaticFile
  withoutScript: StaticFile
  serviceUnavailable: StaticFile
  tooManyRequests: HtmlTemplate
  /** For any other refusal. */
  problem: HtmlTemplate
  render: PageRenderer
  dataController: DataController
  /** False when no alerts can be sent. */
  sendsMail: boolean
  /** The same pages in every language; a page that a language does not have is Spanish. */
  languages: Readonly<Record<PageLanguage, PagesOfLanguage>>
}

export type PagesOfLanguage = Omit<BuiltSite, 'languages' | 'files'>

/** The page after the button was pressed; the one before is filled by the server. */
interface MailLinkPages {
  done: StaticFile
}

/** The path before the token. */
export type MailLinkPath = '/baja' | '/alertas/confirmar'

/** Built pages that have no URL of their own, or whose URL has a route. */
const templatePages = [
  '/',
  '/jobs',
  '/jobs/shell',
  '/jobs/missing',
  '/jobs/hidden',
  '/jobs/held',
  '/jobs/employer',
  '/jobs/notice',
  '/jobs/preview',
  '/observatorio',
  '/jobs/employer-missing',
  '/jobs/employer-hidden',
  '/denunciar',
  '/reclamar-decision',
  '/auth',
  '/restablecer',
  '/restablecer-nueva',
  '/sesion',
  '/sin-javascript',
  '/jobs/application-sent',
  '/transparencia',
  '/api',
  '/candidates',
  '/candidates/shell',
  '/seguimiento',
  '/mis-datos-invitado',
  '/renovar',
  '/cubierto',
  '/confirmar',
  '/404',
  '/429',
  '/problema',
  '/503',
  '/editar-perfil',
  '/baja',
  '/baja-hecha',
  '/alertas-confirmar',
  '/alertas-confirmada',
  '/enlace-caducado',
  '/sin-correo'
]

/** Replaced by a page that says so when no e-mails are sent. */
const mailPages = ['/alertas', '/ajustes', '/restablecer']

/** What the pages of a language need beside their files. */
export interface LanguageParts {
  variables: SiteVariables
  dataController: DataController
  render: PageRenderer
}

export function readBuiltSite(
  folder: string,
  parts: Readonly<Record<PageLanguage, LanguageParts>>,
  sendsMail: boolean
): BuiltSite {
  const files = readStaticFiles(folder, path => parts[languageOfPath(path)].variables)
  if (!sendsMail) replaceMailPages(files)
  const pages = pageLanguages.map(language => [
    language,
    readPages(files, { ...parts[language], language, sendsMail })
  ])
  const ofLanguages: Record<PageLanguage, PagesOfLanguage> = Object.fromEntries(pages)
  return {
    ...ofLanguages[defaultLanguage],
    languages: ofLanguages,
    files: new Map([...files].filter(([path]) => !notServed.has(path)))
  }
}

function readPages(
  files: ReadonlyMap<string, StaticFile>,
  {
    language,
    render,
    dataController,
    sendsMail
  }: Omit<LanguageParts, 'variables'> & { language: PageLanguage; sendsMail: boolean }
): PagesOfLanguage {
  const requireFile = (path: string): StaticFile => {
    const file = files.get(addressIn(language, path)) ?? files.get(path)
    if (!file) throw new Error(`the built site lacks ${path}`)
    return file
  }
  return {
    language,
    render,
    dataController,
    sendsMail,
    ...readTemplates(requireFile),
    ...readPrivatePages(requireFile),
    missingJob: requireFile('/jobs/missing'),
    hiddenJob: requireFile('/jobs/hidden'),
    heldJob: requireFile('/jobs/held'),
    missingEmployer: requireFile('/jobs/employer-missing'),
    hiddenEmployer: requireFile('/jobs/employer-hidden'),
    notFound: requireFile('/404'),
    withoutScript: requireFile('/sin-javascript'),
    serviceUnavailable: requireFile('/503')
  }
}

type RequireFile = (path: string) => StaticFile

/** Pages that the server fills. */
function readTemplates(requireFile: RequireFile) {
  const templateOf = (path: string) =>
    parseTemplate(Buffer.from(requireFile(path).bodies.identity).toString())
  return {
    home: templateOf('/'),
    jobList: templateOf('/jobs'),
    jobDetail: templateOf('/jobs/shell'),
    candidateList: templateOf('/candidates'),
    candidate: templateOf('/candidates/shell'),
    employer: templateOf('/jobs/employer'),
    notice: templateOf('/jobs/notice'),
    preview: templateOf('/jobs/preview'),
    observatory: templateOf('/observatorio'),
    followed: templateOf('/seguimiento'),
    guestData: templateOf('/mis-datos-invitado'),
    renewal: templateOf('/renovar'),
    closing: templateOf('/cubierto'),
    emailConfirmation: templateOf('/confirmar'),
    alertConfirmation: templateOf('/alertas-confirmar'),
    unsubscription: templateOf('/baja'),
    auth: templateOf('/auth'),
    passwordRequest: templateOf('/restablecer'),
    newPassword: templateOf('/restablecer-nueva'),
    signedIn: templateOf('/sesion'),
    applicationSent: templateOf('/jobs/application-sent'),
    report: templateOf('/denunciar'),
    appeal: templateOf('/reclamar-decision'),
    transparency: templateOf('/transparencia'),
    apiReference: templateOf('/api'),
    tooManyRequests: templateOf('/429'),
    problem: templateOf('/problema')
  }
}

/** Pages for one person: with a session, or with the token of an e-mail. */
function readPrivatePages(requireFile: RequireFile) {
  const privatePage = (path: string) => withPrivateHeaders(requireFile(path))
  const tokenPage = (path: string) => withTokenHeaders(requireFile(path))
  return {
    editProfile: privatePage('/editar-perfil'),
    operator: privatePage(operatorPath),
    protected: mapRoutes(protectedRoutes, privatePage),
    mailLinks: {
      '/baja': { done: tokenPage('/baja-hecha') },
      '/alertas/confirmar': { done: tokenPage('/alertas-confirmada') }
    },
    linkOver: tokenPage('/enlace-caducado')
  }
}

const mapRoutes = (routes: Readonly<Record<string, string>>, read: RequireFile) =>
  new Map(Object.entries(routes).map(([route, path]) => [route, read(path)]))

/** The address of a built page. */
const addressIn = (language: PageLanguage, path: string) =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`

const withRoutes = [...templatePages, ...Object.values(protectedRoutes), operatorPath]

const notServed: ReadonlySet<string> = new Set(
  pageLanguages.flatMap(language => withRoutes.map(path => addressIn(language, path)))
)

function replaceMailPages(files: Map<string, StaticFile>): void {
  for (const language of pageLanguages) {
    const withoutMail = files.get(addressIn(language, '/sin-correo'))
    if (withoutMail) for (const path of mailPages) files.set(addressIn(language, path), withoutMail)
    else if (language === defaultLanguage) throw new Error('the built site lacks /sin-correo')
  }
}

/** No page is prefetched from here: what the visitor does here changes other pages. */
function withPrivateHeaders(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  return { ...file, headers: { ...headers, 'Cache-Control': cacheControl.privateRevalidated } }
}

function withTokenHeaders(file: StaticFile): StaticFile {
  const shown = withPrivateHeaders(file)
  return { ...shown, headers: { ...shown.headers, ...secretAddressHeaders } }
}
