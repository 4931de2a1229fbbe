import { useState } from 'react'
import { ApplicationPages, ApplicationProblem } from '../list/ApplicationPages.tsx'
import { ApplicationTable } from '../received/ApplicationTable.tsx'
import { LazyApplicationDetails } from '../received/lazy-application-details.ts'
import type { ListedApplication } from '../list/list-url.ts'
import { NoApplications } from '../list/NoApplications.tsx'
import { StatusLinks } from '../received/StatusLinks.tsx'
import { useApplications } from '../list/use-applications.ts'
import { useUnseenMarks } from './use-unseen-marks.ts'
import { applicationWords } from '#services/words/words.ts'

/** The applications of the signed-in applicant. */
export function SentApplicationList() {
  const list = useApplications()
  const { filter, data } = list
  const applications = useUnseenMarks(data?.applications)
  const [shown, setShown] = useState<ListedApplication>()
  return (
    <div className="stack applications">
      <p className="lead">{applicationWords.lead}</p>
      <StatusLinks list={list} />
      <ApplicationProblem list={list}>
        {data?.meta.totalApplications === 0 ? (
          <NoApplications isEmployer={false} status={filter.status} />
        ) : (
          <ApplicationTable
            isEmployer={false}
            applications={applications}
            isBusy={list.isLoading}
            onShow={setShown}
          />
        )}
        <ApplicationPages list={list} />
      </ApplicationProblem>
      {shown && (
        <LazyApplicationDetails
          application={shown}
          isEmployer={false}
          onChanged={changed => {
            list.update(changed)
            setShown(changed)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}
