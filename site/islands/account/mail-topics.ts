import { inWords } from '#services/words/es/counts.ts'
import { remindedWeeks } from '#events/limits/applications.ts'
import { endingDays } from '#events/limits/jobs.ts'
import { quietMinutes } from '#events/limits/mail.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { mailSettingWords } from '#services/words/words.ts'

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

const { first, last } = remindedWeeks

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
      title: 'Aplicaciones nuevas',
      about: 'Cuando alguien aplica a un anuncio tuyo.'
    },
    messages,
    {
      topic: 'ads',
      title: 'Mis anuncios',
      about: `${endingDays} días antes de que termine uno, y cuando ha terminado.`
    },
    {
      topic: 'reminders',
      title: 'Recordatorios',
      about: `Cuando una aplicación lleva ${inWords(first, 'una')} o ${inWords(last)} semanas sin respuesta.`
    }
  ]
}

/** The e-mails that an account of this type can choose. */
export const topicsOf = (userType: CurrentUser['userType']): Topic[] => topics[userType]
