import { inWords } from '#services/words/shared/spanish-counts.ts'
import { maxCompletions } from '#events/limits/places.ts'
import * as z from 'zod/mini'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

/** `code`: five digits for a municipality, two for a province, a word for an island, a region or Spain. */
const PlaceName = z.object({
  code: z.string(),
  name: z.string(),
  /** Empty for a region of several provinces, and for Spain. */
  province: z.string(),
  lat: z.number(),
  lon: z.number()
})

const PlaceList = z.object({
  places: z.array(PlaceName),
  /** Only with `location`: whether it names a place, and if not, the municipalities that it may mean. */
  isPlaced: z.optional(z.boolean()),
  nearest: z.optional(z.array(PlaceName))
})

export const placeApi = {
  operations: {
    completePlace: {
      tag: 'Lugares',
      summary: `Lugares de España cuyo nombre empieza así, ${inWords(maxCompletions)} como máximo`,
      response: PlaceList
    }
  },
  schemas: { PlaceList }
} satisfies ModuleDescription
