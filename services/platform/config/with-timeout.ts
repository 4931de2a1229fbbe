const expired = Symbol('expired')

/**
 * Settles as `promise` does, or with the result of `onTimeout` after `milliseconds`. The promise is not
 * cancelled; its later result is ignored.
 */
export async function withTimeout<T, Late>(
  promise: Promise<T>,
  milliseconds: number,
  onTimeout: () => Late
): Promise<T | Late> {
  const { promise: timeout, resolve } = Promise.withResolvers<typeof expired>()
  const timer = setTimeout(resolve, milliseconds, expired).unref()
  const result = await Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
  return result === expired ? onTimeout() : result
}
