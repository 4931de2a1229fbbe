import { applicationsPerPage } from '#services/applications/contract.ts'
import { columns } from './ApplicationCells.tsx'
import { readHere } from '#site/lib/use-url-state.ts'
import { Pagination } from '#site/ui/pagination/Pagination.tsx'
import { Empty } from '#site/ui/states/EmptyState.tsx'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { ListTable } from '#site/ui/table/ListTable.tsx'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { counted } from '#site/lib/formats.ts'
import { askAhead, useQuery } from '#site/stores/queries.ts'
import { readPage, useOwnPages } from '#site/ui/pagination/use-tab-pages.ts'
import { SentApplication } from './SentApplicationRow.tsx'

/** What somebody has applied for, and what became of it. */
export function SentApplications({ user }: { user: User }) {
  const { page, pathOf, go } = useOwnPages('aplicaciones')
  const { data, error, retry } = useQuery(...sentCall(page))
  if (error) {
    const title = 'Error al obtener las aplicaciones'
    return <Failure title={title} message={error.message} onRetry={retry} />
  }
  if (data?.meta.totalApplications === 0) return <NothingSent user={user} />
  return (
    <section className="stack applications">
      <h2>
        {data
          ? counted(data.meta.totalApplications, 'aplicación enviada', 'aplicaciones enviadas')
          : 'Tus aplicaciones'}
      </h2>
      <ListTable caption="Mis aplicaciones" columns={columns} rows={data?.applications}>
        {one => <SentApplication key={one.id} application={one} />}
      </ListTable>
      <Pagination page={page} totalPages={data?.meta.totalPages ?? 1} hrefOf={pathOf} onGo={go} />
    </section>
  )
}

/** Begins to ask while it is still asked who is signed in. */
export function askSent(): void {
  askAhead(...sentCall(readHere(readPage)))
}

function sentCall(page: number) {
  const query = { scope: 'sent', page: String(page), limit: String(applicationsPerPage) }
  const call = () => answerOf(api.applications.$get({ query }))
  return [`sent-applications?page=${page}`, call] as const
}

function NothingSent({ user }: { user: User }) {
  if (user.userType === 'employer') {
    return (
      <Empty title="Las empresas no envían aplicaciones">
        <p>Las que recibes en tus anuncios están en Aplicaciones.</p>
        <a className="button primary" href="/applications">
          Ver aplicaciones recibidas
        </a>
      </Empty>
    )
  }
  return (
    <Empty title="Todavía no has enviado ninguna aplicación">
      <p>Cuando apliques a un empleo, aquí verás qué responde la empresa.</p>
      <a className="button primary" href="/jobs">
        Buscar Empleo
      </a>
    </Empty>
  )
}
