/** Letters that an account can do without. */
export const letterTopics = ['applications', 'answers', 'messages', 'ads', 'reminders'] as const
export type LetterTopic = (typeof letterTopics)[number]
