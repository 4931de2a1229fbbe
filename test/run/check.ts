import { execFile } from 'node:child_process'
import pLimit from 'p-limit'

/** `npm run check`, which puts npm's programs on the path: two at a time, as the types take as long as all others. */
const programs = [
  ['astro', 'check', '--minimumSeverity', 'error'],
  ['biome', 'check', '.'],
  ['tsc', '-p', 'loadtests/k6', '--noEmit'],
  ['knip', '--no-progress']
]
const limit = pLimit(2)
await limit.map(programs, check)

/** Prints what the program says once it has ended. */
function check([command = '', ...args]: string[]): Promise<void> {
  const began = performance.now()
  return new Promise(resolve =>
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const seconds = Math.round((performance.now() - began) / 1_000)
      console.log(`${[command, ...args].join(' ')}: ${seconds} s\n${stdout}${stderr}`)
      if (error) process.exitCode = 1
      resolve()
    })
  )
}
