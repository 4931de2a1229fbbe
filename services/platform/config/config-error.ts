/** Lists all errors of the configuration, a sentence each. */
export class ConfigError extends Error {
  constructor(sentences: string[]) {
    super(['La configuración no es válida:', ...sentences.map(line => `  · ${line}`)].join('\n'))
  }
}
