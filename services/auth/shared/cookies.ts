export const sessionCookie = 'ramal_sesion'
/** Over https: browsers accept it from this host only, secure and for every path. */
export const hostSessionCookie = `__Host-${sessionCookie}`
/** Set while there may be a session: without it pages send no request for one. Scripts may read it. */
export const signedInHintCookie = 'sesion'
export const hostSignedInHintCookie = `__Host-${signedInHintCookie}`
/** The accounts to which this browser has signed in; it stays after signing out. */
export const deviceCookie = 'ramal_dispositivo'
export const hostDeviceCookie = `__Host-${deviceCookie}`
/** Which code by e-mail this browser has asked for. */
export const mailCodeCookie = 'ramal_codigo'
export const hostMailCodeCookie = `__Host-${mailCodeCookie}`
