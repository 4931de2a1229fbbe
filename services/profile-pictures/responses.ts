import * as z from 'zod/mini'

/** Where the picture is served; saving the profile with it makes it the profile's. */
export const KeptPicture = z.object({ profilePicture: z.string() })
