import { useState } from 'react'
import { apiClient, callApi } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import { mailKindLabel, mailStateLabel } from '#services/users/shared/mail-labels.ts'
import { mailSettingWords } from '#services/words/words.ts'

const keptFor = () => termText(storageRules.mail.term)

/** The e-mails of the last weeks, shown on request. */
export function SentMail() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="section" aria-labelledby="correos">
      <div className="head">
        <div>
          <h2 id="correos">{mailSettingWords.sentMails}</h2>
          <p className="hint">{mailSettingWords.ofLast(keptFor())}</p>
        </div>
        <button
          className="button secondary slim"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? mailSettingWords.hide : mailSettingWords.see}
        </button>
      </div>
      {isOpen && <MailList />}
    </section>
  )
}

interface SentMail {
  kind: string
  state: string
  writtenAt: string
}

const fetchMails = async () => {
  const { mail } = await callApi(apiClient['my-data'].$get())
  return mail as unknown as SentMail[]
}

function MailList() {
  const { data, error, retry } = useQuery('my-data/mail', fetchMails)
  if (error) {
    const title = mailSettingWords.notLoaded
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  if (!data.length) return <p>{mailSettingWords.none(keptFor())}</p>
  return (
    <ul className="box items">
      {data.map(({ kind, state, writtenAt }) => (
        <li key={kind + writtenAt}>
          <div className="item-body">
            <p className="item-title plain">{mailKindLabel(kind)}</p>
            {state !== 'sent' && <p className="meta">{mailStateLabel(state)}</p>}
          </div>
          <div className="end below">
            <time dateTime={writtenAt}>{longDate(writtenAt)}</time>
          </div>
        </li>
      ))}
    </ul>
  )
}
