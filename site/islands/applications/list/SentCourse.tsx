import { type ReactNode, useState, useTransition } from 'react'
import { mayAskAgain, stepsOf } from '#services/applications/shared/course.ts'
import { dayOfMonth, weekdayAndDay } from '#services/platform/shared/formats.ts'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { ownWords } from '#site/ui/own-words.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import type { ListedApplication } from './list-url.ts'
import { SaidLine } from './SaidLine.tsx'
import { courseWords } from '#services/words/words.ts'

interface Props {
  application: ListedApplication
  onChanged(changed: ListedApplication): void
}

/** Where a sent application stands, and what its applicant can say to that. */
export function SentCourse({ application, onChanged }: Props) {
  const { id, companyName, talkedAt, talkDeniedAt, askedAgainAt, lapsedAt } = application
  const [now] = useState(Date.now)
  const [said, setSaid] = useState<'denied' | 'asked'>()
  const call = apiClient.applications[':id']
  const param = { id }
  return (
    <div className="stack">
      <ol className="dots" aria-label={courseWords.whereItStands}>
        {stepsOf(application).map(({ text, at }) => (
          <li key={text}>{at ? <time dateTime={at}>{text}</time> : text}</li>
        ))}
      </ol>
      {talkedAt && (
        <div className="notice stack">
          <p>
            {companyName ? (
              <b translate="no" {...ownWords}>
                {companyName}
              </b>
            ) : (
              courseWords.theCompany
            )}{' '}
            {courseWords.saysTalked(weekdayAndDay(talkedAt))}
          </p>
          <SayButton
            say={() => callApi(call['talk-denial'].$post({ param }))}
            pending={courseWords.denying}
            failed={courseWords.denyFailed}
            onDone={changed => {
              setSaid('denied')
              onChanged(changed)
            }}
          >
            {courseWords.denyTalk}
          </SayButton>
        </div>
      )}
      {talkDeniedAt && <SaidLine isNew={said === 'denied'}>{courseWords.talkDenied}</SaidLine>}
      {askedAgainAt && (
        <SaidLine isNew={said === 'asked'}>
          {courseWords.askedOn(dayOfMonth(askedAgainAt))}
        </SaidLine>
      )}
      {lapsedAt && <p>{courseWords.nobodyAnswered}</p>}
      {mayAskAgain(application, now) && (
        <SayButton
          say={() => callApi(call['asked-again'].$post({ param }))}
          pending={courseWords.asking}
          failed={courseWords.askFailed}
          onDone={changed => {
            setSaid('asked')
            onChanged(changed)
          }}
        >
          {courseWords.askAgain}
        </SayButton>
      )}
    </div>
  )
}

interface SayButtonProps {
  say(): Promise<ListedApplication>
  pending: string
  /** The title of the toast after a refusal. */
  failed: string
  onDone(changed: ListedApplication): void
  children: ReactNode
}

function SayButton({ say, pending, failed, onDone, children }: SayButtonProps) {
  const [isPending, startTransition] = useTransition()
  async function send() {
    const changed = await say().catch(error => {
      toast({ title: failed, description: errorMessage(error), variant: 'destructive' })
    })
    if (changed) onDone(changed)
  }
  return (
    <p>
      <PendingButton
        className="button secondary slim"
        isPending={isPending}
        pending={pending}
        onClick={() => startTransition(send)}
      >
        {children}
      </PendingButton>
    </p>
  )
}
