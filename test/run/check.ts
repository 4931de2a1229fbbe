import { execFile } from 'node:child_process'
import pLimit from 'p-limit'

const types = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p']

/** `npm run check`, which puts npm's programs on the path, two at a time. */
const programs = [
  [...types, '.'],
  ['astro', 'check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'],
  ['biome', 'check', '.'],
  [...types, 'loadtests/k6'],
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
