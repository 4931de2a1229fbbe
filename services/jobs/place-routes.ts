import { Hono } from 'hono'
import { completePlace } from '#events/places/complete-place.ts'
import { provinceName } from '#events/places/place-index.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { validate } from '#services/platform/http/validate.ts'
import { CompletePlace } from './search-contract.ts'

/** `/api/places`: the names of places that begin with what a visitor has typed. */
export const placeRoutes = ({ authorize }: { authorize: Authorize }) =>
  new Hono<AppEnv>().get('/', authorize('completePlace'), validate('query', CompletePlace), c => {
    const places = completePlace(c.req.valid('query').text).map(place => {
      const { code, name, lat, lon } = place
      return { code, name, province: provinceName(place), lat, lon }
    })
    c.header('Cache-Control', cacheControl.oneDay)
    return c.json({ places })
  })
