const tones = 4

/** Of five: 0 without jobs, 4 for the most; the steps between grow, so that small numbers differ too. */
export function mapTone(count: number, most: number): number {
  if (count <= 0) return 0
  if (most <= 1 || count >= most) return tones
  return 1 + Math.floor((tones * Math.log(count)) / Math.log(most + 1))
}
