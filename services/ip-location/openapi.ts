import * as z from 'zod/mini'
import { UserView } from '#projections/users/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

/** Unknown fields are empty. */
const Geolocation = z.object({
  city: z.string(),
  region: z.string(),
  country: z.string(),
  postal: z.string(),
  loc: z.string(),
  org: z.string(),
  timezone: z.string()
})

const IpDiagnosis = z.object({
  ip: z.string(),
  mensaje: z.string(),
  geolocalizacion: Geolocation,
  fuentesIP: z.record(z.string(), z.string()),
  socket: z.object({ remoteAddress: z.string(), remoteFamily: z.string() }),
  esIPPrivada: z.boolean()
})

const LocatedUser = z.object({ message: z.string(), user: UserView })

const address = { tag: 'Dirección IP' }

export const ipLocationApi = {
  operations: {
    diagnoseIp: {
      ...address,
      summary: 'La dirección IP de quien llama y lo que se sabe de ella',
      response: IpDiagnosis
    },
    updateIp: {
      ...address,
      summary: 'Guardar en el perfil la dirección IP y su lugar',
      response: LocatedUser
    }
  },
  schemas: { IpDiagnosis, Located: LocatedUser }
} satisfies ModuleDescription
