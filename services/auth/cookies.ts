export const sessionCookie = 'ramal_sesion'
/** Tells pages that there may be a session; visitors without one need no request. Scripts may read it. */
export const signedInHintCookie = 'sesion'
