import { describe, expect, test } from 'vitest'
import { checkAd, checkText, findRefusedWording } from './ad-checker.ts'
import { adRules } from './ad-rules.ts'
import { foundSentences, harmlessSentences } from '#test/fixtures/ad-sentences.ts'

const ruleOf = Object.fromEntries(
  Object.entries(adRules).map(([id, { rule, better }]) => [`${rule} ${better}`, id])
)
const idsOf = (text: string) =>
  checkText(text).map(({ rule, better }) => ruleOf[`${rule} ${better}`])

describe('the ad checker', () => {
  test.each(foundSentences)('%s: «%s»', (id, sentence, words) => {
    expect(idsOf(sentence)).toContain(id)
    expect(checkText(sentence).map(finding => finding.words)).toContain(words)
  })

  test.each(harmlessSentences)('leaves alone «%s»', sentence => {
    expect(checkText(sentence)).toEqual([])
  })

  test('has a sentence for each rule, and sixty of each kind', () => {
    expect(new Set(foundSentences.map(([id]) => id))).toEqual(new Set(Object.keys(adRules)))
    expect(foundSentences.length).toBeGreaterThanOrEqual(60)
    expect(harmlessSentences.length).toBeGreaterThanOrEqual(60)
  })

  test('names field, words, rule and a better sentence, in the order of the ad', () => {
    const { rule, better } = adRules.sexo
    expect(checkAd({ title: 'Señorita de cuadra', details: 'Chica con ganas' })).toEqual([
      { field: 'title', words: 'Señorita', rule, better },
      { field: 'details', words: 'Chica', rule, better }
    ])
  })

  test('leaves the name of the employer alone, also in the texts, and nothing else', () => {
    const companyName = 'Yeguada La Chica'
    expect(checkAd({ companyName, description: 'En YEGUADA LA CHICA buscamos mozo/a' })).toEqual([])
    expect(checkAd({ companyName, title: 'Chica de cuadra en Yeguada La Chica' })).toMatchObject([
      { field: 'title', words: 'Chica' }
    ])
    expect(checkAd({ companyName: 'Chica', title: 'Chica de cuadra' })).toMatchObject([
      { field: 'title', words: 'Chica' }
    ])
    expect(findRefusedWording({ companyName: 'Solo mujeres', title: 'Solo mujeres' })).toHaveLength(
      2
    )
    expect(checkText('Yeguada La Chica busca señorita', companyName)).toMatchObject([
      { words: 'señorita' }
    ])
  })

  test('refuses only what is unlawful whatever is meant', () => {
    const texts = { title: 'Chica para cuadra', description: 'Abstenerse extranjeros' }
    expect(findRefusedWording(texts)).toMatchObject([
      { field: 'description', words: 'Abstenerse extranjeros' }
    ])
  })

  test('names each of the words that a rule objects to, and the same words once', () => {
    const words = checkText('Chica o señorita. Una chica.').map(finding => finding.words)
    expect(words).toEqual(['Chica', 'señorita'])
  })

  test('finds words across lines, in capitals, and with accents that are typed apart', () => {
    expect(idsOf('SOLO\nMUJERES')).toEqual(['un-solo-sexo'])
    expect(idsOf('Buen FI\u0301SICO')).toEqual(['aspecto'])
  })

  test.each([
    ['un-solo-sexo', 'Solo h\u200bombres', 'Solo h\u200bombres'],
    ['un-solo-sexo', 'Sol\u00ado mujeres', 'Sol\u00ado mujeres'],
    ['un-solo-sexo', 'Solo\u2060 hombres', 'Solo\u2060 hombres'],
    ['un-solo-sexo', 'Ｓｏｌｏ　ｈｏｍｂｒｅｓ', 'Ｓｏｌｏ　ｈｏｍｂｒｅｓ'],
    ['un-solo-sexo', 'Sоlo hоmbres', 'Sоlo hоmbres'],
    ['un-solo-sexo', 'sòlo mujeres🇪🇸', 'sòlo mujeres'],
    ['excluir-por-origen', 'Sin 𝐫𝐮𝐦𝐚𝐧𝐨𝐬, por favor', 'Sin 𝐫𝐮𝐦𝐚𝐧𝐨𝐬'],
    ['aspecto', 'Gente guaрa', 'guaрa'],
    ['excluir-por-origen', 'No admitimos ára\u200bbes para la doma', 'No admitimos ára\u200bbes'],
    ['excluir-por-origen', 'Mozo de yeguas, sin аrabes', 'sin аrabes'],
    ['excluir-por-origen', 'Domamos.\u2060 Sоlo españoles', 'Sоlo españoles'],
    ['documentos', 'No olvides la fo\u00adto del DNI', 'fo\u00adto del DNI'],
    ['documentos', 'Nunca sin соpia del DΝI', 'соpia del DΝI'],
    ['edad', 'Menores de 3\u200b0, a 20 km', 'Menores de 3\u200b0'],
    [
      'pagar-por-el-puesto',
      'Ingresa 50\u200b € para re\u00adservar tu plaza',
      'Ingresa 50\u200b € para re\u00adservar tu plaza'
    ]
  ])('finds «%s» behind invisible and foreign letters: «%s»', (id, text, words) => {
    expect(checkText(text)).toContainEqual(expect.objectContaining({ words }))
    expect(idsOf(text)).toContain(id)
  })

  test('refuses words that mix alphabets, and leaves whole ones of another and units alone', () => {
    const words = checkText('Mozo/a con experiеncia y cаballos. Сonduсtor').map(
      finding => finding.words
    )
    expect(words).toEqual(['experiеncia', 'cаballos', 'Сonduсtor'])
    expect(findRefusedWording({ details: 'Doma cláѕica' })).toMatchObject([
      {
        field: 'details',
        words: 'cláѕica',
        rule: 'Esta palabra mezcla letras de alfabetos distintos.'
      }
    ])
    const honest =
      'Говорим по-русски. Μιλάμε ελληνικά. 10 μg, 5 µm, kΩ. نتكلم العربية. Straße, Łódź, Çağlar. ①ª 2º'
    expect(checkText(honest)).toEqual([])
  })

  test.each([
    'с'.repeat(10_000),
    '\u200b'.repeat(10_000),
    'e\u0301\u0323'.repeat(3000),
    'solo '.repeat(2000),
    'de 20 a '.repeat(1250),
    'caballos '.repeat(1100),
    'pagar para '.repeat(900),
    'foto '.repeat(2000),
    'ven a un dia '.repeat(750),
    'primer mes '.repeat(900),
    'a'.repeat(10_000),
    ' '.repeat(10_000),
    `experiencia${' '.repeat(9000)}de 5`
  ])('ends on hostile text', hostile => {
    expect(checkText(hostile).length).toBeLessThan(3)
  })
})
