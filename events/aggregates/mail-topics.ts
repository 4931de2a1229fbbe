/** Topics of e-mails that an account can stop. */
export const mailTopics = ['applications', 'answers', 'messages', 'ads', 'reminders'] as const
export type MailTopic = (typeof mailTopics)[number]
