import { mailKindLabels, mailSettingWords, mailStateLabels } from '#services/words/words.ts'

/** The subject of a kind of e-mail. */
export function mailKindLabel(kind: string): string {
  const labels: Record<string, string> = mailKindLabels
  return labels[kind] ?? mailSettingWords.anotherMail
}

export function mailStateLabel(state: string): string {
  const labels: Record<string, string> = mailStateLabels
  return labels[state] ?? state
}
