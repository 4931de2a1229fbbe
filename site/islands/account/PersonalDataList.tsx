import type { CurrentUser } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { formatPhone } from '#site/lib/formats.ts'
import { accountNameLabels, userTypeLabels } from '#site/lib/labels.ts'
import { Address } from '#site/ui/Address.tsx'
import { bioInputs } from '#site/ui/forms/account-inputs.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { SendAgain } from './SendAgain.tsx'
import { accountWords } from '#services/words/words.ts'

export function PersonalDataList({ user, sendsMail }: { user: CurrentUser; sendsMail: boolean }) {
  const { fullName, username, email, userType, phone, location, bio, createdAt } = user
  const asksToConfirm = sendsMail && (!user.emailConfirmed || user.pendingEmail !== null)
  return (
    <dl className="box facts">
      <div>
        <dt>{accountNameLabels[userType]}</dt>
        <dd translate="no" dir="auto">
          {fullName}
        </dd>
      </div>
      <div>
        <dt>{accountWords.username}</dt>
        <dd translate="no" dir="auto">
          {username}
        </dd>
      </div>
      <div>
        <dt>{accountWords.email}</dt>
        <dd>
          <Address text={shownEmail(email)} />
          {sendsMail && <EmailState user={user} />}
        </dd>
        {asksToConfirm && (
          <dd className="act">
            <SendAgain text={accountWords.sendAgain} label={accountWords.sendLinkAgain} />
          </dd>
        )}
      </div>
      <div>
        <dt>{accountWords.phone}</dt>
        <dd>
          {phone ? <span translate="no">{formatPhone(phone)}</span> : <NotSaid />}
          {phone && userType === 'applicant' && (
            <span className="small muted block">{accountWords.phoneShown}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{accountWords.place}</dt>
        <dd>
          {location ? (
            <span translate="no" dir="auto">
              {location}
            </span>
          ) : (
            <NotSaid />
          )}
        </dd>
        <dd className="act">
          <a className="button quiet slim at-end" href="/ip-test">
            {accountWords.updatePlace}
          </a>
        </dd>
      </div>
      <div>
        <dt>{accountWords.kind}</dt>
        <dd>{userTypeLabels[userType]}</dd>
      </div>
      <div>
        <dt>{accountWords.createdOn}</dt>
        <dd>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{bioInputs[userType].label}</dt>
        <dd className="text" dir="auto">
          {bio ?? <NotSaid />}
        </dd>
      </div>
    </dl>
  )
}

const NotSaid = () => <span className="muted">{accountWords.notSaid}</span>

function EmailState({ user: { emailConfirmed, pendingEmail } }: { user: CurrentUser }) {
  if (pendingEmail) {
    return (
      <span className="small muted block">
        {accountWords.changesToBefore}
        <Address text={shownEmail(pendingEmail)} />
        {accountWords.changesToAfter}
      </span>
    )
  }
  return (
    <>
      {' '}
      {emailConfirmed ? (
        <span className="tag approved">{accountWords.confirmed}</span>
      ) : (
        <span className="tag due">{accountWords.notConfirmed}</span>
      )}
    </>
  )
}
