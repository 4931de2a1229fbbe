/** Numbers of jobs that the tones of the map mean, from the palest. */
export const mapSteps = ['0', '1', '2–3', '4–7', '8+']

/** The tone of a province by its number of jobs. */
export function mapTone(count: number): number {
  return count < 1 ? 0 : Math.min(1 + Math.floor(Math.log2(count)), mapSteps.length - 1)
}
