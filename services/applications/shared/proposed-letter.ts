import type { Said } from '#events/aggregates/applications.ts'
import { type AnswerValue, findAsk, ownHorseKey, yearsKey } from '#events/job-content/asks.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import type { Words } from '#services/words/all.ts'

/** What a letter says; `location` is the name of the place. */
export type ToldSaid = Omit<Said, 'place'> & { location?: string | undefined }

type LetterWords = Words['letterSentences']

/** A cover letter in the sentences of a language: «Tengo carné B y galope 5. Puedo empezar ya.»; empty where nothing is said. */
export function proposeLetter(
  { answers, startsOn, needsHousing, location }: ToldSaid,
  words: LetterWords
): string {
  const years = answers.find(({ ask }) => ask === yearsKey)?.value
  const horse = answers.find(({ ask }) => ask === ownHorseKey)?.value
  const things = (value: AnswerValue) => namesOf(answers, value, ask => thingName(ask, words))
  const languages = (value: AnswerValue) =>
    namesOf(answers, value, ({ what, level }) => what === 'idioma' && words.language(`${level}`))
  const skills = (value: AnswerValue) => namesOf(answers, value, ask => skillName(ask, words))
  return [
    sentence(words.has, things('si')),
    sentence(words.worksTowards, things('aprendiendo')),
    typeof years === 'number' && words.years(years),
    sentence(words.speaks, languages('si')),
    sentence(words.learnsToSpeak, languages('aprendiendo')),
    sentence(words.can, skills('si')),
    sentence(words.learnsTo, skills('aprendiendo')),
    startsOn && (startsOn === availableNow ? words.startsNow : words.starts(startsOn)),
    needsHousing !== undefined && (needsHousing ? words.needsHousing : words.needsNoHousing),
    horse !== undefined && (horse === 'si' ? words.bringsHorse : words.bringsNoHorse),
    location && words.livesIn(location)
  ]
    .filter(Boolean)
    .join(' ')
}

type KnownAsk = NonNullable<ReturnType<typeof findAsk>>

/** The names of what is answered so. */
function namesOf(
  answers: Said['answers'],
  value: AnswerValue,
  nameOf: (ask: KnownAsk) => string | false
): string[] {
  return answers.flatMap(answer => {
    const ask = answer.value === value ? findAsk(answer.ask) : undefined
    const name = ask && nameOf(ask)
    return name ? [name] : []
  })
}

/** Of what one has: a licence, a galope, a title, a certificate. */
function thingName({ what, level }: KnownAsk, words: LetterWords): string | false {
  if (what === 'carne') return words.licence(`${level}`)
  if (what === 'galope') return words.galope(`${level}`)
  if (what === 'titulo') return words.title(`${level}`)
  return what === 'transporte-animales' && words.transport
}

function skillName({ what }: KnownAsk, words: LetterWords): string | false {
  switch (what) {
    case 'carne':
    case 'galope':
    case 'titulo':
    case 'idioma':
    case 'anos':
    case 'transporte-animales':
      return false
    default:
      return words.skill(what)
  }
}

const sentence = (write: (names: readonly string[]) => string, names: readonly string[]) =>
  names.length > 0 && write(names)
