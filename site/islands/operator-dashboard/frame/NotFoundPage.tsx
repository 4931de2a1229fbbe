import { OpenFence } from '#site/illustrations/OpenFence.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** The page for an unknown address. */
export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found')
  return (
    <div className="stack gap-6 not-found">
      <OpenFence />
      <div className="stack">
        <h1 lang="en">404 Page Not Found</h1>
        <p className="lead">No encontramos esta página.</p>
        <p className="row">
          <a className="button secondary" href="/jobs">
            Empleos
          </a>
          <a className="button quiet" href="/">
            Inicio
          </a>
        </p>
      </div>
    </div>
  )
}
