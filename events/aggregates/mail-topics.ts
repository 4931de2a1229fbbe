/** E-mails that an account can do without. */
export const mailTopics = ['applications', 'answers', 'messages', 'ads', 'reminders'] as const
export type MailTopic = (typeof mailTopics)[number]
