import { useState } from 'react'
import { type WayToTalk, waysToTalk } from '#events/aggregates/application-statuses.ts'
import { dayOfMonth, firstWord } from '#services/platform/shared/formats.ts'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { Group } from '#site/ui/fields/Group.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import type { ListedApplication } from '../list/list-url.ts'
import { SaidLine } from '../list/SaidLine.tsx'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
}

const wayTexts: Record<WayToTalk, string> = {
  telefono: 'por teléfono',
  persona: 'en persona'
}

/** That employer and applicant have talked: said once, and offered no more after a denial. */
export function Talk({ application, onDone }: Props) {
  const { applicantName, answeredAt, talkedAt, talkedBy, talkDeniedAt, withdrawnAt } = application
  const [isNew, setNew] = useState(false)
  if (withdrawnAt) return null
  if (talkedAt && talkedBy) {
    return (
      <SaidLine isNew={isNew}>
        {`Dijiste que hablasteis ${wayTexts[talkedBy]} el `}
        <time dateTime={talkedAt}>{dayOfMonth(talkedAt)}</time>.
      </SaidLine>
    )
  }
  if (!talkDeniedAt) {
    return (
      <AskHow
        application={application}
        onDone={changed => {
          setNew(true)
          onDone(changed)
        }}
      />
    )
  }
  if (answeredAt) return null
  return (
    <p className="notice warning">
      <span translate="no" dir="auto">
        {firstWord(applicantName)}
      </span>
      {' dice que no habéis hablado. Contéstale con un estado o un mensaje.'}
    </p>
  )
}

/** Asks how they have talked, which confirms it. */
function AskHow({ application: { id, applicantName }, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [sent, setSent] = useState<WayToTalk>()
  async function say(by: WayToTalk) {
    setSent(by)
    const call = apiClient.applications[':id'].talked.$post({ param: { id }, json: { by } })
    const changed = await callApi(call).catch(showFailure)
    setSent(undefined)
    if (!changed) return
    onDone(changed)
    toast({ title: `Se lo decimos a ${firstWord(applicantName)}` })
  }
  return (
    <>
      <button
        className="button quiet slim"
        type="button"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        Ya hemos hablado
      </button>
      {isAsking && (
        <Group label="¿Cómo?" className="row how">
          {waysToTalk.map(by => (
            <PendingButton
              key={by}
              className="button secondary slim"
              isPending={sent !== undefined}
              pending={sent === by ? 'Guardando…' : capitalized(wayTexts[by])}
              onClick={() => void say(by)}
            >
              {capitalized(wayTexts[by])}
            </PendingButton>
          ))}
        </Group>
      )}
    </>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function showFailure(error: unknown): undefined {
  const description = errorMessage(error)
  toast({ title: 'Error al guardar que habéis hablado', description, variant: 'destructive' })
}
