import { alertWords } from '#services/words/words.ts'
/** How often an alert is sent, as visitors choose it. */
export const intervalOptions = [
  { value: 'dia', title: alertWords.daily, about: alertWords.dailyText },
  { value: 'semana', title: alertWords.weekly, about: alertWords.weeklyText }
] as const
