import { endingDays } from '#events/limits/jobs.ts'
import { quietMinutes } from '#events/limits/mail.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { mailLinkWords, mailSettingWords } from '#services/words/words.ts'

export type TopicChoice = CurrentUser['stoppedMail'][number]

interface Topic {
  topic: TopicChoice
  title: string
  about: string
}

const messages: Topic = {
  topic: 'messages',
  title: mailSettingWords.messages,
  about: mailSettingWords.messagesText(quietMinutes)
}

const topics: Record<CurrentUser['userType'], Topic[]> = {
  applicant: [
    {
      topic: 'answers',
      title: mailSettingWords.applications,
      about: mailSettingWords.applicationsText
    },
    messages
  ],
  employer: [
    {
      topic: 'applications',
      title: mailSettingWords.newApplications,
      about: mailSettingWords.newApplicationsText
    },
    messages,
    {
      topic: 'ads',
      title: mailSettingWords.ownAds,
      about: mailSettingWords.ownAdsText(endingDays)
    },
    {
      topic: 'reminders',
      title: mailLinkWords.reminders,
      about: mailLinkWords.remindersText
    }
  ]
}

/** The e-mails that an account of this type can choose. */
export const topicsOf = (userType: CurrentUser['userType']): Topic[] => topics[userType]
