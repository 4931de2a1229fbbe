import { frameWords } from '#services/words/words.ts'
import type { Toast } from './toast.ts'

/** Shown to candidates who follow a link for employers. */
export const employersOnlyToast: Toast = {
  title: frameWords.restricted,
  description: frameWords.employersOnly,
  variant: 'destructive'
}
