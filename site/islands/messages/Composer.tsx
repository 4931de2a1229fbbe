import { useEffect } from 'react'
import { messageLength, SendMessage } from '#services/messages/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { TextAreaField } from '#site/ui/TextAreaField.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { type ConversationPartner, addSentMessage } from './conversations.ts'

/** Unsent texts, until the page is closed. */
const drafts = new Map<string, string>()

export function Composer({ to }: { to: ConversationPartner }) {
  const { userId, fullName } = to
  const form = useForm({
    schema: SendMessage,
    initial: { content: drafts.get(userId) ?? '' },
    toRequest: ({ content }) => ({ receiverId: userId, content }),
    send: json => callApi(apiClient.messages.$post({ json })),
    onSuccess: sent => {
      addSentMessage(to, sent)
      form.set('content', '')
      document.getElementById(form.id('content'))?.focus()
    }
  })
  const draft = form.values['content'] ?? ''
  useEffect(() => void drafts.set(userId, draft), [userId, draft])
  return (
    <ValidatedForm form={form} className="composer">
      <TextAreaField
        form={form}
        name="content"
        label={`Mensaje para ${fullName}`}
        max={messageLength.max}
        rows={2}
      />
      <SubmitButton form={form} text="Enviar" pending="Enviando…" />
    </ValidatedForm>
  )
}
