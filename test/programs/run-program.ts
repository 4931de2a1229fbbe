import { execFile } from 'node:child_process'

export interface ProgramResult {
  /** Undefined when it could not be started, or was ended after ten minutes. */
  status: number | undefined
  stdout: string
  stderr: string
}

/** Runs a program to its end. */
export function runProgram(command: string, args: string[]): Promise<ProgramResult> {
  const options = { encoding: 'utf8', maxBuffer: 256 * 2 ** 20, timeout: 10 * 60_000 } as const
  return new Promise(resolve => {
    const program = execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ status: program.exitCode ?? undefined, stdout, stderr: stderr || String(error) })
    )
  })
}
