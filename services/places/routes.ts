import { Hono } from 'hono'
import { completePlace } from '#events/places/complete-place.ts'
import { nearestMunicipalities } from '#events/places/nearest-municipalities.ts'
import { type Place, provinceName } from '#events/places/place-index.ts'
import { locateForCertain } from '#events/places/resolve-place.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { CompletePlace } from './contract.ts'

/** `/api/places`: the names of places that begin with what a visitor has typed. */
export const placeRoutes = new Hono<AppEnv>().get(
  '/',
  authorize('completePlace'),
  validate('query', CompletePlace),
  c => {
    const { text, location } = c.req.valid('query')
    c.header('Cache-Control', cacheControl.oneDay)
    const places = completePlace(text).map(toView)
    return c.json<PlaceAnswer>({
      places,
      ...(location !== undefined && describeLocation(location))
    })
  }
)

type PlaceView = ReturnType<typeof toView>

interface PlaceAnswer {
  places: PlaceView[]
  isPlaced?: boolean
  nearest?: PlaceView[]
}

function describeLocation(location: string) {
  const isPlaced = locateForCertain(location) !== undefined
  return { isPlaced, nearest: nearestMunicipalities(location, maxNearest).map(toView) }
}

const maxNearest = 3

function toView(place: Place) {
  const { code, name, lat, lon } = place
  return { code, name, province: provinceName(place), lat, lon }
}
