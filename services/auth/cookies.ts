export const sessionCookie = 'ramal_sesion'
/** Over https: browsers accept it from this host only, secure and for every path. */
export const hostSessionCookie = `__Host-${sessionCookie}`
/** Tells pages that there may be a session; visitors without one need no request. Scripts may read it. */
export const signedInHintCookie = 'sesion'
export const hostSignedInHintCookie = `__Host-${signedInHintCookie}`
