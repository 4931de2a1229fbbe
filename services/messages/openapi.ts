import {
  Conversation,
  ConversationsView,
  MessagesView,
  MessageView
} from '#projections/messages/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

const message = { tag: 'Mensajes', response: MessageView }

export const messageApi = {
  operations: {
    listConversations: {
      ...message,
      summary: 'Las conversaciones, con su último mensaje',
      response: ConversationsView
    },
    readConversation: {
      ...message,
      summary: 'Los mensajes con una persona',
      response: MessagesView
    },
    sendMessage: {
      ...message,
      summary:
        'Enviar un mensaje, también a quien aplicó sin cuenta; con jobId, una empresa invita a uno de sus anuncios a quien le muestra su perfil, una vez',
      status: 201,
      errors: [404, 409]
    },
    markMessageRead: { ...message, summary: 'Marcar un mensaje como leído', errors: [404] }
  },
  schemas: {
    MessageView,
    Conversation,
    Conversations: ConversationsView,
    Messages: MessagesView
  }
} satisfies ModuleDescription
