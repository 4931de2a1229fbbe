/**
 * The words of the language in which a page or an e-mail is being written: see `inLanguage`. The build replaces this file by the
 * words of one language. A constant of a module must not hold a word, or it stays Spanish.
 */
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { type Words, wordsIn } from './all.ts'
import { currentLanguage } from './current-language.ts'

export const accountFieldRefusals = currentWords('accountFieldRefusals')
export const accountMailWords = currentWords('accountMailWords')
export const accountWords = currentWords('accountWords')
export const ageBandLabels = currentWords('ageBandLabels')
export const alertMailWords = currentWords('alertMailWords')
export const alertWords = currentWords('alertWords')
export const applicationFieldRefusals = currentWords('applicationFieldRefusals')
export const applicationMailWords = currentWords('applicationMailWords')
export const applicationWords = currentWords('applicationWords')
export const applyWords = currentWords('applyWords')
export const askLabels = currentWords('askLabels')
export const authWords = currentWords('authWords')
export const candidateWords = currentWords('candidateWords')
export const cardWords = currentWords('cardWords')
export const centreTypeLabels = currentWords('centreTypeLabels')
export const contractLabels = currentWords('contractLabels')
export const dataNoticeWords = currentWords('dataNoticeWords')
export const disciplineLabels = currentWords('disciplineLabels')
export const employerWords = currentWords('employerWords')
export const errorWords = currentWords('errorWords')
export const experienceLabels = currentWords('experienceLabels')
export const facilityLabels = currentWords('facilityLabels')
export const factWords = currentWords('factWords')
export const fieldRefusals = currentWords('fieldRefusals')
export const filterWords = currentWords('filterWords')
export const followWords = currentWords('followWords')
export const formWords = currentWords('formWords')
export const frameWords = currentWords('frameWords')
export const guestDataWords = currentWords('guestDataWords')
export const historyWords = currentWords('historyWords')
export const homeWords = currentWords('homeWords')
export const housingChips = currentWords('housingChips')
export const housingCostLabels = currentWords('housingCostLabels')
export const housingLabels = currentWords('housingLabels')
export const jobTypeLabels = currentWords('jobTypeLabels')
export const jobWords = currentWords('jobWords')
export const languageLabels = currentWords('languageLabels')
export const listWords = currentWords('listWords')
export const mailKindLabels = currentWords('mailKindLabels')
export const mailLinkWords = currentWords('mailLinkWords')
export const mailSettingWords = currentWords('mailSettingWords')
export const mailStateLabels = currentWords('mailStateLabels')
export const mailWords = currentWords('mailWords')
export const matchWords = currentWords('matchWords')
export const messageFieldRefusals = currentWords('messageFieldRefusals')
export const messageWords = currentWords('messageWords')
export const myDataWords = currentWords('myDataWords')
export const outboxWords = currentWords('outboxWords')
export const outcomeTitles = currentWords('outcomeTitles')
export const ownDataFields = currentWords('ownDataFields')
export const ownDataSections = currentWords('ownDataSections')
export const ownDataValues = currentWords('ownDataValues')
export const ownDataWords = currentWords('ownDataWords')
export const ownHorseChips = currentWords('ownHorseChips')
export const ownHorseLabels = currentWords('ownHorseLabels')
export const ownProfileWords = currentWords('ownProfileWords')
export const payExtraLabels = currentWords('payExtraLabels')
export const payPeriodLabels = currentWords('payPeriodLabels')
export const profileFieldRefusals = currentWords('profileFieldRefusals')
export const profileFieldWords = currentWords('profileFieldWords')
export const refusalWords = currentWords('refusalWords')
export const reportFieldRefusals = currentWords('reportFieldRefusals')
export const roleLabels = currentWords('roleLabels')
export const saveWords = currentWords('saveWords')
export const savedWords = currentWords('savedWords')
export const searchFormWords = currentWords('searchFormWords')
export const searchWords = currentWords('searchWords')
export const speech = currentWords('speech')
export const statusPlurals = currentWords('statusPlurals')
export const termFacts = currentWords('termFacts')
export const termNames = currentWords('termNames')
export const titleLabels = currentWords('titleLabels')
export const uiWords = currentWords('uiWords')
export const visibilityLabels = currentWords('visibilityLabels')
export const visibilityWords = currentWords('visibilityWords')
export const weekendLabels = currentWords('weekendLabels')
export const weightLabels = currentWords('weightLabels')

/** The words of a subject, each read in the language of the moment. */
function currentWords<Subject extends keyof Words>(subject: Subject): Words[Subject] {
  const words = {}
  for (const name of Object.keys(wordsIn[defaultLanguage][subject])) {
    Object.defineProperty(words, name, {
      get: () => wordsIn[currentLanguage()][subject][name as keyof Words[Subject]],
      enumerable: true
    })
  }
  return words as Words[Subject]
}
