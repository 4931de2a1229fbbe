/** The values and capitalized labels of a closed choice. */
export function optionsOf<V extends string>(
  values: readonly V[],
  labels: Record<V, string>
): (readonly [V, string])[] {
  return values.map(value => [value, capitalize(labels[value])])
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
