import { useState } from 'react'
import { type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { apiClient, callApi, type CurrentUser, errorMessage } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { type TopicChoice, topicsOf } from './mail-topics.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Address } from '#site/ui/Address.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { SentMail } from './SentMail.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { languageNames } from '#services/words/languages.ts'
import { mailSettingWords, speech } from '#services/words/words.ts'

/** The e-mails that an account receives, and those that it was sent. */
export default function MailSettings() {
  return (
    <AccountFrame path="/ajustes" name={mailSettingWords.title} about={<Receiver />} sendsMail>
      {user => (
        <>
          <Settings user={user} />
          <SentMail />
        </>
      )}
    </AccountFrame>
  )
}

function Receiver() {
  const session = useSession()
  if (session.state !== 'user') return mailSettingWords.always
  return (
    <>
      {mailSettingWords.weWriteTo}
      <b>
        <Address text={shownEmail(session.user.email)} />
      </b>
      . {mailSettingWords.always}
    </>
  )
}

function Settings({ user }: { user: CurrentUser }) {
  const [stopped, setStopped] = useState<readonly TopicChoice[]>(user.stoppedMail)
  const [language, setLanguage] = useState<PageLanguage>(user.language)
  const [isPending, setPending] = useState(false)
  function choose(topic: TopicChoice, isWanted: boolean) {
    const others = stopped.filter(stoppedTopic => stoppedTopic !== topic)
    setStopped(isWanted ? others : [...others, topic])
  }
  async function save() {
    setPending(true)
    try {
      const request = { param: { id: user.id }, json: { stopped: [...stopped], language } }
      setSessionUser(await callApi(apiClient.users[':id'].mail.$put(request)))
      toast({ title: mailSettingWords.saved, description: mailSettingWords.savedText })
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: mailSettingWords.failed, description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="section mail-settings">
      <fieldset>
        <legend className="visually-hidden">{mailSettingWords.writeMe}</legend>
        <div className="box settings">
          {topicsOf(user.userType).map(({ topic, title, about }) => (
            <label className="setting" key={topic}>
              <input
                type="checkbox"
                checked={!stopped.includes(topic)}
                onChange={event => choose(topic, event.target.checked)}
              />
              <b>{title}</b>
              <span className="about">{about}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {user.userType === 'applicant' && <LanguageChoice value={language} onChange={setLanguage} />}
      <div className="actions">
        <PendingButton
          className="button primary"
          isPending={isPending}
          pending={mailSettingWords.saving}
          onClick={save}
        >
          {mailSettingWords.save}
        </PendingButton>
        <a className="button quiet" href={speech.path('/profile')}>
          {mailSettingWords.back}
        </a>
      </div>
    </section>
  )
}

/** Employers have none: their e-mails lead to Spanish pages. */
function LanguageChoice(props: { value: PageLanguage; onChange(language: PageLanguage): void }) {
  return (
    <fieldset className="section">
      <legend>
        <b>{mailSettingWords.language}</b>
      </legend>
      <div className="box settings">
        {pageLanguages.map(language => (
          <label className="setting" key={language}>
            <input
              type="radio"
              name="language"
              value={language}
              checked={language === props.value}
              onChange={() => props.onChange(language)}
            />
            <b lang={language}>{languageNames[language]}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
