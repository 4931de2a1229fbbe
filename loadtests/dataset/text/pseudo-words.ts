import { SeededRandom } from './seeded-random.ts'

const first = 'b c ch d f g l m n p r s t v z b c l m p t v br cr gr tr bl'.split(' ')
const middle = 'b c d g l m n r s t v'.split(' ')
const vowels = 'a a a e e i o o u'.split(' ')
const links = 'b c d j l ll m n ñ r rr s t v z nt nd nz rd rb rt lc sc lv'.split(' ')
const codas = ['n', 'r', 'l', 's']
const endings =
  `ero era al ar eda edo illo illa ón ona uelo uela azo aza ejo eja oso osa ino ina ares ada ado
  ales ete eta iel ita ito anza encia urra isca asco`.split(/\s+/)

const unfit =
  /put[aeio]|cul[aeo]|caca|caga|ped[eo]|teta|coñ|poll|mierd|nazi|foll|choch|maric|pene|vagin|cojon|negr|moro|gitan|tont|subnor|muert|bast|sid[ao]/

/** Distinct invented words that sound Spanish; the same purpose gives the same words. */
export function generatePseudoWords(purpose: string, count: number): string[] {
  const words = new Set<string>()
  for (let number = 0; words.size < count; number++) {
    const word = generatePseudoWord(new SeededRandom(1, purpose, number))
    if (!unfit.test(word)) words.add(word)
  }
  return [...words]
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function generatePseudoWord(random: SeededRandom): string {
  const link = random.pick(links)
  const coda =
    link.length === 1 && link !== 'ñ' && random.withProbability(0.3) ? random.pick(codas) : ''
  const inner = random.withProbability(0.6) ? random.pick(middle) + random.pick(vowels) : ''
  return applySpelling(
    random.pick(first) + random.pick(vowels) + inner + coda + link + random.pick(endings)
  )
}

/** With the letters that Spanish writes for these sounds. */
function applySpelling(word: string): string {
  return word
    .replace(/z(?=[eéi])/g, 'c')
    .replace(/g(?=[eéi])/g, 'gu')
    .replace(/n(?=[bpv])/g, 'm')
    .replace(/mv/g, 'nv')
    .replace(/(?<=[nls])r/g, 'd')
    .replace(/([bcdjmnrsz])\1/g, (twice, letter) => (letter === 'r' ? twice : letter))
    .replace(/ll(?=l)/g, 'l')
}
