/** True for methods that change nothing (RFC 9110, 9.2.1). */
export function isSafeMethod(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
}
