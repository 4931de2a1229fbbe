import * as z from 'zod/mini'

type NullableKey<View> = { [K in keyof View]: null extends View[K] ? K : never }[keyof View]

/** The fields of a view; those that may be null may be missing. */
type KnownFields<View> = Omit<View, NullableKey<View>> & {
  [K in NullableKey<View>]?: View[K] | undefined
}

/** The response to a program that filled in the honeypot: the view as if it had been accepted. */
export function honeypotResponse<View extends z.ZodMiniObject>(
  view: View,
  known: KnownFields<z.infer<View>>
): z.infer<View> {
  const values = new Map<string, unknown>(Object.entries(known))
  const names = Object.keys(view.shape)
  return z.parse(view, Object.fromEntries(names.map(name => [name, values.get(name) ?? null])))
}
