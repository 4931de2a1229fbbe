import { printSummary } from '#test/run/test-summary.ts'
import { checkHistories } from './check-histories.ts'

/** Checks the histories that `npm run chaos` left, or those of another folder. */
const counts = checkHistories(process.argv[2] ?? '.loadtest/histories')
printSummary(counts)
process.exitCode = counts.failed ? 1 : 0
