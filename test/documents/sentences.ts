import { execFileSync } from 'node:child_process'

export interface Sentence {
  file: string
  text: string
}

/** Every text of words, refusals, contracts and the description of the API, in a process with these options of Node. */
export const readSentences = (...options: string[]): Sentence[] =>
  execFileSync('node', [...options, 'test/documents/print-sentences.ts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26
  })
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
