import { useEffect, useEffectEvent, useState } from 'react'
import { type CurrentUser, connectionErrorMessage } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useIsWide } from '#site/lib/browser/use-is-wide.ts'
import { useMarkedLink } from '#site/lib/browser/use-marked-link.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { ApplicationPages, ApplicationProblem } from '../list/ApplicationPages.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import { ApplicationTools } from './ApplicationTools.tsx'
import { LazyApplicationDetails } from './lazy-application-details.ts'
import {
  findNextPending,
  type ListedApplication,
  type ApplicationListView,
  applicationListViews
} from '../list/list-url.ts'
import { markSeen } from './mark-seen.ts'
import { NoApplications } from '../list/NoApplications.tsx'
import { NobodyShown } from './NobodyShown.tsx'
import { PersonTable } from './PersonTable.tsx'
import { StatusLinks } from './StatusLinks.tsx'
import { useApplications } from '../list/use-applications.ts'
import { deviceStorage } from '#site/lib/storage/storage.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import type { StatusDialog } from './StatusDialog.tsx'

/** Loaded when an application is opened. */
const Person = lazyWithRetry(async () => (await import('./Person.tsx')).Person)

type List = ReturnType<typeof useApplications>

/** The applications that an employer has received: as persons, or as the table. */
export function ReceivedApplications({ user }: { user: CurrentUser }) {
  useMarkedLink('/profile?tab=empleos')
  const list = useApplications()
  const { filter, data } = list
  const view = filter.view ?? chosenView()
  const counts = data?.meta.byStatus
  const total = counts && counts.pending + counts.approved + counts.rejected
  const isOpen = view === 'personas' && isListed(list, filter.shown)
  return (
    <div className={isOpen ? 'applications has-person' : 'applications'}>
      <div className="page-head apps-head">
        <h1>Aplicaciones</h1>
        <ApplicationTools
          user={user}
          filter={filter}
          view={view}
          onChoose={chosen => {
            deviceStorage.setItem(storageKey, chosen)
            list.goTo({ view: chosen, shown: undefined })
          }}
          onChooseJob={jobId => list.goTo({ jobId, page: 1, shown: undefined })}
        />
      </div>
      <StatusLinks list={list} total={total} />
      <ApplicationProblem list={list}>
        {data?.meta.totalApplications === 0 ? (
          <div className="stack">
            <NoApplications kind="received" filter={filter} />
            <ApplicationPages list={list} />
          </div>
        ) : view === 'personas' ? (
          <PersonView list={list} total={total ?? 0} />
        ) : (
          <TableView list={list} />
        )}
      </ApplicationProblem>
    </div>
  )
}

const isListed = ({ data }: List, id: string | undefined) =>
  data?.applications.some(application => application.id === id) ?? false

interface PersonViewProps {
  list: List
  total: number
}

function PersonView({ list, total }: PersonViewProps) {
  const { filter, data } = list
  const applications = data?.applications ?? []
  const index = applications.findIndex(({ id }) => id === filter.shown)
  const shown = applications[index]
  const see = useEffectEvent((application: ListedApplication) => {
    if (!application.isUnseen) return
    list.update({ ...application, isUnseen: false })
    void markSeen([application])
  })
  useEffect(() => {
    if (shown) see(shown)
  }, [shown])
  useFocusOnClose(shown?.id)
  const isWide = useIsWide()
  function change(changed: ListedApplication) {
    list.update(changed)
    const wasAnswered = changed.id === shown?.id && changed.status !== shown.status
    const next =
      wasAnswered && changed.status !== 'pending' && findNextPending(applications, changed.id)
    if (!next) return
    // Where the person takes the place of the list, the next one would look like the one who was answered.
    if (isWide) list.show(next.id)
    else list.goTo({ shown: undefined })
  }
  return (
    <div className={shown ? 'inbox stack gap-5 at-top has-selection' : 'inbox stack gap-5 at-top'}>
      <div className="inbox-list stack gap-3">
        <PersonTable
          applications={data?.applications}
          isBusy={list.isLoading}
          filter={filter}
          onShow={list.show}
        />
        <ApplicationPages list={list} />
      </div>
      {shown ? (
        <Person
          application={shown}
          neighbours={{ previous: applications[index - 1], next: applications[index + 1] }}
          filter={filter}
          listText={formatCount(total, 'aplicación', 'aplicaciones')}
          onShow={list.show}
          onClose={() => list.goTo({ shown: undefined })}
          onChanged={change}
        />
      ) : (
        data && <NobodyShown filter={filter} meta={data.meta} />
      )}
    </div>
  )
}

/** The focus returns to the row of the person who was open. */
function useFocusOnClose(shownId: string | undefined): void {
  const [last, setLast] = useState(shownId)
  useEffect(() => {
    if (shownId) setLast(shownId)
    else if (last) document.getElementById(`persona-${last}`)?.focus()
  }, [shownId, last])
}

function TableView({ list }: { list: List }) {
  const { data } = list
  const [shown, setShown] = useState<ListedApplication>()
  const { dialog, open, close } = useStatusDialog()
  function show(application: ListedApplication) {
    setShown(application)
    list.update({ ...application, isUnseen: false })
    void markSeen([application])
  }
  return (
    <div className="stack">
      <ApplicationTable
        applications={data?.applications}
        isBusy={list.isLoading}
        onShow={show}
        onChangeStatus={open}
      />
      <ApplicationPages list={list} />
      {shown && (
        <LazyApplicationDetails
          application={shown}
          isEmployer
          onChanged={changed => {
            list.update(changed)
            setShown(changed)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {dialog && (
        <dialog.StatusDialog
          application={dialog.application}
          onDone={list.update}
          onClose={close}
        />
      )}
    </div>
  )
}

interface OpenStatusDialog {
  application: ListedApplication
  StatusDialog: typeof StatusDialog
}

/** The dialog that changes a status; loaded, with its form and validator, when it is first opened. */
function useStatusDialog() {
  const [dialog, setDialog] = useState<OpenStatusDialog>()
  async function open(application: ListedApplication) {
    const dialog = await import('./StatusDialog.tsx').catch(showLoadError)
    if (dialog) setDialog({ application, StatusDialog: dialog.StatusDialog })
  }
  return { dialog, open, close: () => setDialog(undefined) }
}

function showLoadError(): undefined {
  toast({
    title: 'Error al actualizar estado',
    description: connectionErrorMessage,
    variant: 'destructive'
  })
}

const storageKey = 'vista-aplicaciones'

/** The view chosen on this device; persons by default. */
function chosenView(): ApplicationListView {
  const stored = deviceStorage.getItem(storageKey)
  return applicationListViews.find(view => view === stored) ?? 'personas'
}
