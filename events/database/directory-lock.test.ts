import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryLocked, lockDirectory, readHolder } from './directory-lock.ts'

const holder = `
  import { lockDirectory } from ${JSON.stringify(new URL('directory-lock.ts', import.meta.url).href)}
  lockDirectory(process.argv[1]).writeHolder({ port: 7 })
  console.log('locked')
  setInterval(() => {}, 1000)`

function hold(directory: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, directory])
  const locked = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.stderr.once('data', data => reject(new Error(String(data))))
  })
  const killed = () => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    return ended
  }
  return { child, locked, killed }
}

describe('the lock of a data directory', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ramal-lock-'))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test('refuses a second process, naming the one that holds it', async () => {
    const { child, locked, killed } = hold(directory)
    await locked
    expect(() => lockDirectory(directory)).toThrow(DirectoryLocked)
    expect(() => lockDirectory(directory)).toThrow(`pid ${child.pid}`)
    expect(readHolder(directory)).toEqual({ pid: child.pid, port: 7 })
    await killed()
  })

  test('ends with its process, even when it is killed', async () => {
    const { locked, killed } = hold(directory)
    await locked
    await killed()
    const lock = lockDirectory(directory)
    expect(readHolder(directory)).toEqual({ pid: process.pid })
    lock.release()
    expect(readHolder(directory)).toBeUndefined()
  })

  test('is readable by its user alone', () => {
    const lock = lockDirectory(join(directory, 'new'))
    expect(statSync(join(directory, 'new')).mode & 0o077).toBe(0)
    expect(statSync(join(directory, 'new', 'holder.json')).mode & 0o077).toBe(0)
    lock.release()
  })
})
