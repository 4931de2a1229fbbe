/** A text as rules read it: small Latin letters without accents, `ñ` apart, and nothing that is invisible. */
export interface FoldedText {
  plain: string
  /** The words of the text, in NFC, from one character of `plain` up to another. */
  quote(start: number, end: number): string
}

/** Letters that look like the Latin one; a capital where only that does. */
const lookAlikes: Record<string, string> = {
  a: 'аαɑɐᴀⲁꭺꓮ',
  b: 'вьβɓƀʙⲃᏼꓐ',
  c: 'сϲƈᴄⲥꮯꓚ',
  d: 'ԁɗđɖᴅꭰꓓ',
  e: 'еєεɛǝəᴇⲉꭼꓰ',
  f: 'ƒꜰϝꓝ',
  g: 'ɡցɠǥɢꮐꓖ',
  h: 'нһհΗɦħʜⲏꮋꓧ',
  i: 'іӏιıɨɩɪⲓꭵꓲ',
  j: 'јյʝɉᴊꭻꓙ',
  k: 'кκƙᴋⲕꮶꓗ',
  l: 'łɫƚʟꮮꓡԼ',
  m: 'мΜɱᴍⲙꮇꓟ',
  n: 'пոηπΝɲŋƞɴⲛꓠ',
  o: 'оοσօøɵɔᴏⲟꓳ',
  p: 'рρƥᴘⲣꮲꓑ',
  q: 'ԛզգɋ',
  r: 'гɼɾʀꭱꓣ',
  s: 'ѕʂꜱՏꮪꓢ',
  t: 'тτŧƭᴛⲧꭲꓔ',
  u: 'иυսμµʉᴜꓴ',
  v: 'ѵνʋᴠꮩꓦ',
  w: 'шԝωաɯᴡꮃꓪ',
  x: 'хχⲭꓫ',
  y: 'уүγΥɏʏⲩꓬ',
  z: 'зζƶʐᴢⲍꮓꓜ'
}

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, letters]) =>
    [...letters].map(letter => [letter, latin] as const)
  )
)

const droppedCharacters = /[\p{Default_Ignorable_Code_Point}\p{M}]/u

/** Folds what reads as a Latin letter into it, whatever alphabet or font it comes from. */
export function foldText(text: string): FoldedText {
  const composed = text.normalize('NFC')
  const positions: number[] = []
  let plain = ''
  let at = 0
  for (const character of composed) {
    const folded = foldCharacter(character)
    plain += folded
    for (let index = 0; index < folded.length; index++) positions.push(at)
    at += character.length
  }
  positions.push(composed.length)
  return { plain, quote: (start, end) => composed.slice(positions[start], positions[end]) }
}

function foldCharacter(character: string): string {
  if (character <= '\x7f') return character.toLowerCase()
  if (droppedCharacters.test(character)) return ''
  return latinOf.get(character) ?? [...withoutFont(character).toLowerCase()].map(foldSmall).join('')
}

function foldSmall(small: string): string {
  if (small === 'ñ') return small
  const bare = small.normalize('NFD').replace(/\p{M}/gu, '')
  return latinOf.get(bare) ?? bare
}

/** The plain form of a full-width, circled or mathematical character; superscripts have none. */
function withoutFont(character: string): string {
  if (/\p{Zs}/u.test(character)) return ' '
  if (/\p{Pd}/u.test(character)) return '-'
  if (/[ªº]/.test(character)) return character
  const plain = character.normalize('NFKC')
  if (/[\p{L}\p{Nd}]/u.test(character) || /^\p{L}$/u.test(plain)) return plain
  return negativeLetter(character) ?? character
}

/** White on a black circle or square. */
function negativeLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170].find(from => code >= from && code < from + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** Characters that stand for a letter in a name that only looks like another. */
const letterOf: Record<string, string> = { '0': 'o', '1': 'l', I: 'l', '|': 'l' }

/**
 * Equal for names that look alike (UTS 39): letters by their look, whatever their alphabet or font. Accents of the
 * keyboards of Western Europe are seen; others count for nothing.
 */
export function nameSkeleton(name: string): string {
  return [...name.normalize('NFKC')]
    .map(character => letterOf[character] ?? skeletonOf(character))
    .join('')
}

function skeletonOf(character: string): string {
  if (/[\xc0-\xff]/.test(character)) return character.toLowerCase()
  return foldCharacter(character).replace(/\p{Lm}/gu, '')
}

/** Alphabets with letters that look alike. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u
]

/** True for «bizuм»: a word has letters of two alphabets that look alike. */
export function mixesAlphabets(word: string): boolean {
  return alphabets.filter(alphabet => alphabet.test(word)).length > 1
}
