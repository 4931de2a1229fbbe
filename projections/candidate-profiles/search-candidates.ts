import type { Queryable } from '#events/database/database.ts'
import { anyDistance } from '#events/job-content/vocabulary.ts'
import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { provinces } from '#events/places/shared/provinces.ts'
import { defaultRadius, type Radius, radiuses } from '#events/places/shared/radiuses.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { readAsked, type Way } from '#projections/search/asked-words.ts'
import { type Clause, meeting, meetingAll, type Synonyms } from '#projections/search/clauses.ts'
import {
  addAll,
  type Bitmap,
  countBits,
  keepCommon,
  takeAway
} from '#projections/search/doc-set.ts'
import { findDocs, firstDocs } from '#projections/search/find-docs.ts'
import { type LoadedIndex, readBoardState } from '#projections/search/followed-index.ts'
import type { InvertedIndex } from '#projections/search/inverted-index.ts'
import { type Lexicon, nearPlaces, nearWords } from '#projections/search/spelling.ts'
import { ofId, ofPlace, spelled, stemOf, wordsOf } from '#projections/search/words.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import {
  candidateConditions,
  type CandidateFilterTerms,
  toCandidateFacets
} from './candidate-filters.ts'
import { candidateIndex, ofAudience, ofReach } from './candidate-index.ts'
import { findApplicants, findHidingCandidates } from './contacts.ts'
import { profileColumns } from './queries.ts'
import type { CandidatePage, CandidatePreview, CandidateProfileView } from './view.ts'
import { type ProfileRow, type ProfileViewer, visibleProfile } from './visible-fields.ts'

/** Each kind of viewer sees other profiles; each employer has blocks of its own. */
export type SearchingViewer =
  | { type: Exclude<ProfileViewer, 'owner' | 'employer'> }
  | { type: 'employer'; id: string }

export interface CandidateSearch extends CandidateFilterTerms, PageRequest {
  viewer: SearchingViewer
  text?: string | undefined
  /** Left out of a search around a municipality. */
  location?: string | undefined
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/** While others write without a pause, the profiles of a page may be newer than its figures. */
const maxAttempts = 3

/** Newest first. Whom the viewer may see is asked first: nothing of others is counted, nor corrects what was typed. */
export async function searchCandidates(
  db: Queryable,
  search: CandidateSearch
): Promise<CandidatePage> {
  const { viewer, page, limit } = search
  for (let attempt = 1; ; attempt++) {
    const state = await readBoardState(db)
    const index = await candidateIndex.at(db, state)
    const jobs = await jobIndex.at(db, state)
    const { position } = index.state
    const shown = await shownTo(db, index.docs, viewer)
    const among = meetingSearch(index, search, shown, vocabularyOf(jobs))
    const { docs, total, count } = findDocs(index.docs, among, candidateConditions(search))
    const offset = offsetOf({ page, limit })
    const numbers = firstDocs(index.docs, docs, offset + limit).slice(offset)
    const read = await readProfiles(db, numbers, viewer, position)
    const isSame = index.state.position === position && read.position === position
    if (!isSame && attempt < maxAttempts) continue
    const profiles = read.rows.map(row => toPreview(visibleProfile(row, viewer.type)))
    const totalPages = countPages(total, limit)
    const facets = toCandidateFacets(count)
    return { profiles, meta: { totalProfiles: total, totalPages, capped: false, facets } }
  }
}

/** The docs of the candidates who show themselves to the viewer. */
async function shownTo(
  db: Queryable,
  docs: InvertedIndex,
  viewer: SearchingViewer
): Promise<Bitmap> {
  const all = docs.liveAt(0)
  const having = (lexemes: readonly string[]) =>
    meetingAll(docs, all, [lexemes.map(lexeme => [lexeme])])
  const shown = having([ofAudience('everyone')])
  if (viewer.type !== 'employer') return shown
  const applied = having((await findApplicants(db, viewer.id)).map(id => ofId + id))
  keepCommon(applied, having([ofAudience('applied')]))
  addAll(shown, applied)
  addAll(shown, having([ofAudience('employers')]))
  takeAway(shown, having((await findHidingCandidates(db, viewer.id)).map(id => ofId + id)))
  return shown
}

function meetingSearch(
  { docs, synonyms }: LoadedIndex,
  { text, location, near, radius = defaultRadius }: CandidateSearch,
  shown: Bitmap,
  vocabulary: Lexicon
): Bitmap {
  const met = shown.slice()
  if (text) keepCommon(met, meetingText(docs, shown, text, { synonyms, vocabulary }))
  if (near) keepCommon(met, meetingNear(docs, shown, near, radius))
  else if (location) keepCommon(met, meetingPlace(docs, shown, location, vocabulary))
  return met
}

/** Words that say nothing leave all; a text without words is met by no profile. */
function meetingText(
  docs: InvertedIndex,
  shown: Bitmap,
  text: string,
  { synonyms, vocabulary }: { synonyms: Synonyms; vocabulary: Lexicon }
): Bitmap {
  const meetingOne = (ways: readonly Way[]) => {
    const met = new Int32Array(shown.length)
    for (const way of ways) addAll(met, meetingAll(docs, shown, clausesOfWay(docs, way)))
    return met
  }
  const asked = readAsked(text, {
    synonyms,
    isPlace: () => true,
    findMisspelt: (word, ways) =>
      countBits(meetingOne(ways)) > 0
        ? []
        : nearWords(word, vocabulary).map(nearby => stemOf(nearby) ?? nearby)
  })
  const met = asked ? shown.slice() : new Int32Array(shown.length)
  for (const ways of asked?.terms ?? []) keepCommon(met, meetingOne(ways))
  return met
}

/** A typed word also matches words that begin with it. */
function clausesOfWay(docs: InvertedIndex, { lexemes, likeness, words = [] }: Way): Clause[] {
  return lexemes.map((lexeme, index) => {
    const word = likeness === 'typed' ? words[index] : undefined
    return [[lexeme], ...(word === undefined ? [] : beginningWith(docs, spelled, word))]
  })
}

/** Shorter beginnings match nearly everything. */
function beginningWith(docs: InvertedIndex, prefix: string, word: string): Clause {
  if (word.length < 3) return [[prefix + word]]
  return docs.lexemes(lexeme => lexeme.startsWith(prefix + word)).map(lexeme => [lexeme])
}

const maxPlaceWords = 6

/** Each word begins one of the place, or else is one typing error away. */
function meetingPlace(
  docs: InvertedIndex,
  shown: Bitmap,
  location: string,
  vocabulary: Lexicon
): Bitmap {
  const words = [...new Set(wordsOf(location))].slice(0, maxPlaceWords)
  const clauses = words.map(word => {
    const typed = beginningWith(docs, ofPlace, word)
    if (countBits(meetingAll(docs, shown, [typed])) > 0) return typed
    return nearPlaces(word, vocabulary).map(place => [place])
  })
  return meetingAll(docs, shown, clauses.length > 0 ? clauses : [[]])
}

/** Candidates who live within the radius or would go as far as the municipality. */
function meetingNear(docs: InvertedIndex, shown: Bitmap, near: string, radius: Radius): Bitmap {
  const center = findMunicipality(near)
  if (!center) return new Int32Array(shown.length)
  const within = (reach: Radius): Clause =>
    [near, ...municipalitiesWithin(reach, center)].map(code => [`a.${code}`])
  const met = meeting(docs, shown.length, [...within(radius), [ofReach(anyDistance)]])
  for (const reach of radiuses.filter(reach => reach > radius))
    addAll(met, meetingAll(docs, shown, [[[ofReach(reach)]], within(reach)]))
  return met
}

const provinceWords = provinces.flatMap(({ name }) => wordsOf(name).map(word => ofPlace + word))

/** What corrects what was typed: words of jobs, terms of synonyms, names of provinces; never those of candidates. */
function vocabularyOf({ docs, synonyms }: LoadedIndex): Lexicon {
  const terms = synonyms.flatMap(({ forms }) => forms.map(form => spelled + form))
  const closed = [...terms, ...provinceWords]
  return {
    lexemes: passes => [...new Set([...docs.lexemes(passes), ...closed.filter(passes)])],
    count: lexeme => docs.count(lexeme)
  }
}

/** The profiles with these numbers that are still shown, in their order; reads nothing without numbers. */
async function readProfiles(
  db: Queryable,
  numbers: readonly number[],
  { type }: SearchingViewer,
  position: number
): Promise<{ rows: ProfileRow[]; position: number }> {
  if (numbers.length === 0) return { rows: [], position }
  const isShown =
    type === 'employer' ? "visible_to <> 'nobody'" : "visible_to = 'everyone' AND NOT is_minor"
  const rows = await db.query<ProfileRow & { position: number }>(
    `SELECT (SELECT es.last_position()) AS position, ${profileColumns}
       FROM unnest($1::bigint[]) WITH ORDINALITY AS found (no, nth) JOIN candidate_profiles USING (no)
      WHERE is_active AND hidden_reason IS NULL AND ${isShown} ORDER BY nth`,
    [numbers]
  )
  return {
    rows: rows.map(({ position: _, ...row }) => row),
    position: rows[0]?.position ?? -1
  }
}

function toPreview({
  contactPhone,
  contactEmail,
  tel,
  whatsapp,
  userId,
  ...preview
}: CandidateProfileView): CandidatePreview {
  return preview
}
