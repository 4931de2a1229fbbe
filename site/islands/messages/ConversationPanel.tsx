import { ownWords } from '#site/ui/own-words.ts'
import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { MoreMenu } from '#site/ui/dialogs/MoreMenu.tsx'
import { statusLabels } from '#site/lib/labels.ts'
import { useEffect, useRef } from 'react'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { useLiveQuery } from '#site/stores/live-query.ts'
import {
  type ConversationResponse,
  fetchConversation,
  conversationKey,
  reportPath,
  type ConversationPartner,
  addSentMessage,
  type ConversationListResponse,
  conversationsKey
} from './conversations.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { MessageThread } from './MessageThread.tsx'
import { messageLength } from '#events/limits/messages.ts'
import { deferSchema } from '#site/ui/forms/form-schema.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { fetchKept, keptOrAnswer, prepareOutbox } from '#site/ui/outbox/outbox.ts'
import { messageWords, outboxWords, speech } from '#services/words/words.ts'
import { useFocusAfter } from '#site/ui/outbox/use-focus-after.ts'
import { isMessage } from '#site/lib/outbox/waiting.ts'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'
import { callApi, apiClient } from '#site/lib/api.ts'
import { updateCache } from '#site/stores/queries.ts'
import { refreshUnseen } from '#site/stores/unseen.ts'

interface Props {
  userId: string
  me: string
  isEmployer: boolean
  /** True when the user opened it: its heading takes the focus. */
  takesFocus: boolean
  onLeave(): void
}

/** One conversation. */
export function ConversationPanel({ userId, me, isEmployer, takesFocus, onLeave }: Props) {
  const { data, error, retry } = useLiveQuery(conversationKey(userId), fetchConversation(userId))
  useMarkRead(userId, me, data)
  const waiting = useWaiting().filter(
    write => isMessage(write) && write.body && JSON.parse(write.body).receiverId === userId
  )
  useReloadOnArrival(waiting.length, retry)
  const panel = useRef<HTMLElement>(null)
  const keepFocus = useFocusAfter(panel, 'textarea')
  const received = data?.messages.filter(({ senderId }) => senderId !== me).at(-1)
  return (
    <section className="person surface conversation" aria-labelledby="conversacion" ref={panel}>
      <p className="only-narrow">
        <a
          className="back"
          href={speech.path('/messages')}
          onClick={event => {
            event.preventDefault()
            onLeave()
          }}
        >
          {messageWords.back}
        </a>
      </p>
      <header className="person-head">
        {data?.correspondent && (
          <Avatar
            fullName={data.correspondent.fullName}
            picture={data.correspondent.profilePicture}
            id={userId}
          />
        )}
        <div>
          <ConversationHeading exchange={data} takesFocus={takesFocus} />
          {data && (
            <Subject
              about={data.about}
              profileId={data.profileId}
              isGuest={data.correspondent?.kind === 'guest'}
            />
          )}
        </div>
        {received && (
          <MoreMenu label={messageWords.more}>
            {isEmployer && data?.about?.applicationId && (
              <a
                href={`/applications?jobId=${data.about.jobId}&vista=personas&ver=${data.about.applicationId}`}
              >
                {messageWords.seeApplication}
              </a>
            )}
            <a href={reportPath(received.id)} rel="nofollow">
              {messageWords.report}
            </a>
          </MoreMenu>
        )}
      </header>
      <div className="conversation-body">
        {!data && !error && <MessageSkeleton />}
        {error && (
          <ErrorPanel
            title={messageWords.conversationFailed}
            message={error.message}
            onRetry={retry}
          />
        )}
        {data && (data.correspondent || data.messages.length > 0) && (
          <MessageThread name={conversationTitle(data)} messages={data.messages} me={me} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && <span key={waiting.length}>{outboxWords.messageWaits}</span>}
      </p>
      {waiting.map(write => (
        <WaitingWrite key={write.key} waiting={write} onTried={keepFocus} onDropped={keepFocus} />
      ))}
      <div>
        {data?.correspondent && !data.refusal && <Composer to={data.correspondent} me={me} />}
        {data?.refusal && <p className="notice warning">{data.refusal}</p>}
      </div>
    </section>
  )
}

const conversationTitle = ({ correspondent }: ConversationResponse) =>
  correspondent?.fullName ?? messageWords.conversation

/** The job that it is about, what became of the application, and the profile of who sent it. */
function Subject({
  about,
  profileId,
  isGuest
}: Pick<ConversationResponse, 'about' | 'profileId'> & { isGuest: boolean }) {
  if (!about && !profileId) return null
  return (
    <p className="small muted">
      <span className="dots">
        {about && (
          <span>
            {about.jobTitle ? (
              <a href={speech.path(`/jobs/${about.jobId}`)} {...ownWords}>
                {about.jobTitle}
              </a>
            ) : (
              messageWords.adWithdrawn
            )}
          </span>
        )}
        {about?.status && (
          <span>
            <span className={`tag ${about.status}`}>{statusLabels[about.status]}</span>
          </span>
        )}
        {isGuest && <span>{messageWords.withoutAccount}</span>}
        {profileId && (
          <span>
            <a href={speech.path(`/candidates/${profileId}`)}>{messageWords.seeProfile}</a>
          </span>
        )}
      </span>
    </p>
  )
}

function ConversationHeading({
  exchange,
  takesFocus
}: {
  exchange: ConversationResponse | undefined
  takesFocus: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2
      id="conversacion"
      tabIndex={-1}
      ref={heading}
      translate={exchange?.correspondent ? 'no' : undefined}
      dir="auto"
    >
      {exchange ? conversationTitle(exchange) : messageWords.conversation}
    </h2>
  )
}

/** Unsent texts, kept until the page is closed. */
const drafts = new Map<string, string>()

const schema = deferSchema(async () => {
  prepareOutbox()
  return (await import('#services/messages/contract.ts')).SendMessage
})

function Composer({ to, me }: { to: ConversationPartner; me: string }) {
  const { userId, fullName } = to
  const send = fetchKept({ person: me, title: outboxWords.message(fullName) })
  const form = useForm({
    schema,
    isKept: true,
    initial: { content: drafts.get(userId) ?? '' },
    toRequest: ({ content }) => ({ receiverId: userId, content }),
    send: json => keptOrAnswer(apiClient.messages.$post({ json }, { fetch: send })),
    onSuccess: sent => {
      if (sent) addSentMessage(to, sent)
      form.set('content', '')
      document.getElementById(form.id('content'))?.focus()
    }
  })
  const draft = form.values['content'] ?? ''
  useEffect(() => void drafts.set(userId, draft), [userId, draft])
  return (
    <ValidatedForm form={form} className="answer composer">
      <TextAreaField
        form={form}
        name="content"
        label={messageWords.messageTo(fullName)}
        max={messageLength.max}
        rows={1}
      />
      <SubmitButton form={form} text={messageWords.send} pending={messageWords.sending} />
    </ValidatedForm>
  )
}

/** What has arrived is shown in the conversation. */
function useReloadOnArrival(count: number, reload: () => void): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) reload()
    before.current = count
  }, [count, reload])
}

/** Marks messages as read once their receiver has seen them. */
function useMarkRead(userId: string, me: string, exchange: ConversationResponse | undefined): void {
  useEffect(() => {
    const unread =
      exchange?.messages.filter(message => message.receiverId === me && !message.isRead) ?? []
    if (unread.length)
      markRead(
        userId,
        unread.map(({ id }) => id)
      )
  }, [userId, me, exchange])
}

/** A message that could not be marked stays unread, and is marked when it is shown again. */
async function markRead(userId: string, ids: string[]): Promise<void> {
  const calls = ids.map(id => callApi(apiClient.messages[':id'].read.$put({ param: { id } })))
  const marked = await Promise.allSettled(calls)
  const read = new Set(
    marked.flatMap(result => (result.status === 'fulfilled' ? result.value.id : []))
  )
  if (!read.size) return
  void refreshUnseen()
  updateCache<ConversationResponse>(conversationKey(userId), exchange => ({
    ...exchange,
    messages: exchange.messages.map(message =>
      read.has(message.id) ? { ...message, isRead: true } : message
    )
  }))
  updateCache<ConversationListResponse>(conversationsKey, ({ conversations }) => ({
    conversations: conversations.map(conversation =>
      conversation.userId === userId
        ? { ...conversation, unread: Math.max(0, conversation.unread - read.size) }
        : conversation
    )
  }))
}
