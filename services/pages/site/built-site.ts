import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import { framedHeaders } from '#services/platform/http/responses/security-headers.ts'
import { framedPolicy } from './content-security-policy.ts'
import type { SiteVariables } from './site-variables.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { protectedRoutes } from '../shared/protected-routes.ts'
import { operatorPath } from './private-paths.ts'
import type { DataController, PageRenderer } from '../shared/contract.ts'
import { parseTemplate } from './html-template.ts'
import { defaultLanguage, type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { languageOfPath } from '#services/words/languages.ts'

/** How a route serves a built page. */
type ReadPage<Page> = (file: StaticFile) => Page

const page = <Page>(path: string, read: ReadPage<Page>) => ({ path, read })

const htmlOf = ({ bodies }: StaticFile) => Buffer.from(bodies.identity).toString()

/** The server fills it. */
const template = (path: string) => page(path, file => parseTemplate(htmlOf(file)))
const whole = (path: string) => page(path, file => file)
/** For one person, with a session. */
const privatePage = (path: string) => page(path, withPrivateHeaders)
/** For the holder of the token of an e-mail. */
const tokenPage = (path: string) => page(path, withTokenHeaders)

/** Other sites show these in a frame. */
const framedTemplate = (path: string) =>
  page(path, file => parseTemplate(htmlOf(file), framedPolicy))
const framedPage = (path: string) => page(path, withFramedHeaders)

/** Built pages that have no address of their own, or whose address has a route. */
const pages = {
  home: template('/'),
  jobList: template('/jobs'),
  jobDetail: template('/jobs/shell'),
  candidateList: template('/candidates'),
  candidate: template('/candidates/shell'),
  employer: template('/jobs/employer'),
  /** The ads of an employer, for its own website. */
  framedJobs: framedTemplate('/jobs/framed-jobs'),
  framedMissing: framedPage('/jobs/framed-missing'),
  notice: template('/jobs/notice'),
  preview: template('/jobs/preview'),
  observatory: template('/observatorio'),
  /** An application, by the link of its e-mail. */
  followed: template('/seguimiento'),
  /** The answer of an employer, by the link of an e-mail. */
  answer: template('/contestar'),
  /** Everything that the board knows of the guest. */
  guestData: template('/mis-datos-invitado'),
  // Pages of links in e-mails, filled with the subject of their button.
  renewal: template('/renovar'),
  closing: template('/cubierto'),
  emailConfirmation: template('/confirmar'),
  alertConfirmation: template('/alertas-confirmar'),
  unsubscription: template('/baja'),
  // The pages after the button was pressed.
  unsubscribed: tokenPage('/baja-hecha'),
  alertConfirmed: tokenPage('/alertas-confirmada'),
  /** For a link in an e-mail that is not valid any more. */
  linkOver: tokenPage('/enlace-caducado'),
  auth: template('/auth'),
  passwordRequest: template('/restablecer'),
  newPassword: template('/restablecer-nueva'),
  signedIn: template('/sesion'),
  applicationSent: template('/jobs/application-sent'),
  report: template('/denunciar'),
  appeal: template('/reclamar-decision'),
  transparency: template('/transparencia'),
  apiIndex: template('/api'),
  /** A subject of the API. */
  apiSubject: template('/referencia'),
  /** Its island redirects visitors without a session, with a toast. */
  editProfile: privatePage('/editar-perfil'),
  operator: privatePage(operatorPath),
  missingJob: whole('/jobs/missing'),
  hiddenJob: whole('/jobs/hidden'),
  heldJob: whole('/jobs/held'),
  missingEmployer: whole('/jobs/employer-missing'),
  hiddenEmployer: whole('/jobs/employer-hidden'),
  notFound: whole('/404'),
  withoutScript: whole('/sin-javascript'),
  serviceUnavailable: template('/503'),
  tooManyRequests: template('/429'),
  /** For any other refusal. */
  problem: template('/problema')
}

type Pages = { [Name in keyof typeof pages]: ReturnType<(typeof pages)[Name]['read']> }

/** The pages that routes serve in a language; one that a language does not have is Spanish. */
export interface PagesOfLanguage extends Pages {
  language: PageLanguage
  /** Pages that need a session, by route. */
  protected: ReadonlyMap<string, StaticFile>
  render(): PageRenderer
  dataController: DataController
  /** False when no alerts can be sent. */
  sendsMail: boolean
}

/** The built site: the pages of the default language, and the files that are served as they are. */
export interface BuiltSite extends PagesOfLanguage {
  files: ReadonlyMap<string, StaticFile>
  languages: Readonly<Record<PageLanguage, PagesOfLanguage>>
}

const withoutMail = '/sin-correo'

/** Replaced by a page that says so when no e-mails are sent. */
const mailPages = ['/alertas', '/ajustes', '/restablecer']

/** What the pages of a language need beside their files. */
export interface LanguageParts {
  variables: SiteVariables
  dataController: DataController
  /** Loads the renderer with its first page, so that the start is not longer by it. */
  render(): PageRenderer
}

export function readBuiltSite(
  folder: string,
  parts: Readonly<Record<PageLanguage, LanguageParts>>,
  sendsMail: boolean
): BuiltSite {
  const files = readStaticFiles(folder, path => parts[languageOfPath(path)].variables)
  if (!sendsMail) replaceMailPages(files)
  const byLanguage = pageLanguages.map(language => [
    language,
    readPages(files, { ...parts[language], language, sendsMail })
  ])
  const languages: Record<PageLanguage, PagesOfLanguage> = Object.fromEntries(byLanguage)
  return {
    ...languages[defaultLanguage],
    languages,
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
    protected: mapRoutes(protectedRoutes, path => withPrivateHeaders(requireFile(path))),
    ...mapPages(({ path, read }) => read(requireFile(path)))
  }
}

/** The compiler does not see that each page is read by its own function. */
const mapPages = (read: (page: { path: string; read: ReadPage<unknown> }) => unknown) =>
  Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, read(page)])) as Pages

type RequireFile = (path: string) => StaticFile

const mapRoutes = (routes: Readonly<Record<string, string>>, read: RequireFile) =>
  new Map(Object.entries(routes).map(([route, path]) => [route, read(path)]))

/** The address of a built page. */
const addressIn = (language: PageLanguage, path: string) =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`

const withRoutes = [
  ...Object.values(pages).map(({ path }) => path),
  ...Object.values(protectedRoutes),
  withoutMail
]

const notServed: ReadonlySet<string> = new Set(
  pageLanguages.flatMap(language => withRoutes.map(path => addressIn(language, path)))
)

function replaceMailPages(files: Map<string, StaticFile>): void {
  for (const language of pageLanguages) {
    const replacement = files.get(addressIn(language, withoutMail))
    if (replacement) for (const path of mailPages) files.set(addressIn(language, path), replacement)
    else if (language === defaultLanguage) throw new Error(`the built site lacks ${withoutMail}`)
  }
}

/** No page is prefetched from here: what the visitor does here changes other pages. */
function withPrivateHeaders(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  return { ...file, headers: { ...headers, 'Cache-Control': cacheControl.privateRevalidated } }
}

function withFramedHeaders(file: StaticFile): StaticFile {
  const { 'Speculation-Rules': rules, ...headers } = file.headers
  const policy = { 'Content-Security-Policy': framedPolicy(htmlOf(file)) }
  return { ...file, headers: { ...headers, ...framedHeaders, ...policy } }
}

function withTokenHeaders(file: StaticFile): StaticFile {
  const shown = withPrivateHeaders(file)
  return { ...shown, headers: { ...shown.headers, ...secretAddressHeaders } }
}
