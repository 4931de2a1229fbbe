/** Milliseconds: the start is over, and the names of places are read. */
const releaseAfter = 2_000

/**
 * Returns the memory that only the start needed, a quarter of the process, once. Node has `gc` where it is started with
 * `--expose-gc`, as `npm start` does.
 */
export function releaseMemoryOfStart(): void {
  setTimeout(
    () => void globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
    releaseAfter
  ).unref()
}
