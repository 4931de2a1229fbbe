/**
 * The words of the language in which a page or an e-mail is being written: see `inLanguage`. A build has the `index.ts` of one
 * language in place of this file. A constant of a module must not hold a word, or it stays Spanish.
 */
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { type Words, wordsIn } from './all.ts'
import { currentLanguage } from './current-language.ts'

export const {
  accountFieldRefusals,
  accountMailWords,
  accountWords,
  ageBandLabels,
  alertMailWords,
  alertWords,
  applicationFieldRefusals,
  applicationMailWords,
  applicationWords,
  applyWords,
  askLabels,
  authWords,
  candidateWords,
  cardWords,
  centreTypeLabels,
  contactWayLabels,
  contractLabels,
  courseWords,
  dataNoticeWords,
  disciplineLabels,
  employerWords,
  errorWords,
  experienceLabels,
  facilityLabels,
  factWords,
  fieldRefusals,
  filterWords,
  followWords,
  formWords,
  frameWords,
  guestDataWords,
  historyWords,
  homeWords,
  housingChips,
  housingCostLabels,
  housingLabels,
  jobTypeLabels,
  jobWords,
  languageLabels,
  letterSentences,
  listWords,
  mailKindLabels,
  mailLinkWords,
  mailSettingWords,
  mailStateLabels,
  mailWords,
  matchWords,
  messageFieldRefusals,
  messageWords,
  myDataWords,
  nearMeWords,
  outboxWords,
  outcomeTitles,
  ownDataFields,
  ownDataSections,
  ownDataValues,
  ownDataWords,
  ownHorseChips,
  ownHorseLabels,
  ownProfileWords,
  payExtraLabels,
  payPeriodLabels,
  photoSubjectLabels,
  profileFieldRefusals,
  profileFieldWords,
  refusalWords,
  reportFieldRefusals,
  reportReasons,
  reportWords,
  roleLabels,
  saveWords,
  savedWords,
  searchFormWords,
  searchWords,
  speech,
  statusPlurals,
  targetNouns,
  termFacts,
  termNames,
  titleLabels,
  uiWords,
  visibilityLabels,
  visibilityWords,
  weekendLabels,
  weightLabels
} = currentWords()

/** Every subject; each word is read in the language of the moment. */
function currentWords(): Words {
  const subjects = Object.entries(wordsIn[defaultLanguage]).map(([subject, words]) => [
    subject,
    currentSubject(subject as keyof Words, Object.keys(words))
  ])
  return Object.fromEntries(subjects)
}

function currentSubject(subject: keyof Words, names: readonly string[]): object {
  const words = {}
  for (const name of names) {
    Object.defineProperty(words, name, {
      get: () => wordsIn[currentLanguage()][subject][name as never],
      enumerable: true
    })
  }
  return words
}
