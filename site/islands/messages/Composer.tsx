import { useEffect } from 'react'
import { messageLength } from '#services/messages/limits.ts'
import { deferSchema } from '#site/ui/form-schema.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { TextAreaField } from '#site/ui/TextAreaField.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { type ConversationPartner, addSentMessage } from './conversations.ts'

/** Unsent texts, until the page is closed. */
const drafts = new Map<string, string>()

const schema = deferSchema(async () => (await import('#services/messages/contract.ts')).SendMessage)

export function Composer({ to }: { to: ConversationPartner }) {
  const { userId, fullName } = to
  const form = useForm({
    schema,
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
    <ValidatedForm form={form} className="answer composer">
      <TextAreaField
        form={form}
        name="content"
        label={`Mensaje para ${fullName}`}
        max={messageLength.max}
        rows={1}
      />
      <SubmitButton form={form} text="Enviar" pending="Enviando…" />
    </ValidatedForm>
  )
}
