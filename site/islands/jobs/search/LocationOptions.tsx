import { provinceNames } from '#services/jobs/shared/provinces.ts'

/** Places that a field offers; anything else may be typed too. */
export function LocationOptions({ id, known = [] }: { id: string; known?: string[] }) {
  const places = new Set([...known, ...provinceNames])
  return (
    <datalist id={id}>
      {[...places].map(place => (
        <option key={place} value={place} />
      ))}
    </datalist>
  )
}
