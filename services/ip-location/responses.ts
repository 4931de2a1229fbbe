import * as z from 'zod/mini'
import { UserView } from '#projections/users/view.ts'

/** What is not known of a place is empty. */
const Geolocation = z.object({
  city: z.string(),
  region: z.string(),
  country: z.string(),
  postal: z.string(),
  loc: z.string(),
  org: z.string(),
  timezone: z.string()
})

export const IpDiagnosis = z.object({
  ip: z.string(),
  mensaje: z.string(),
  geolocalizacion: Geolocation,
  fuentesIP: z.record(z.string(), z.string()),
  socket: z.object({ remoteAddress: z.string(), remoteFamily: z.string() }),
  esIPPrivada: z.boolean()
})

export const Located = z.object({ message: z.string(), user: UserView })
