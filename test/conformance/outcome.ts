/** What one tester found on one subject; a tester that cannot run on this machine has no outcome. */
export interface Outcome {
  name: string
  problems: string[]
}
