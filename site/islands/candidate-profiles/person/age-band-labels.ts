import type { CandidateSummary } from '#site/lib/api.ts'

/** Labels of bands, for visitors who do not see the exact age. */
export const ageBandLabels: Record<NonNullable<CandidateSummary['ageBand']>, string> = {
  '<18': 'Menos de 18 años',
  '18-25': '18–25 años',
  '26-35': '26–35 años',
  '36-45': '36–45 años',
  '46-55': '46–55 años',
  '56+': '56 años o más'
}
