import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryLocked, lockDirectory, readHolder } from './directory-lock.ts'

const holder = `
  import { lockDirectory } from ${JSON.stringify(new URL('directory-lock.ts', import.meta.url).href)}
  lockDirectory(process.argv[1]).writeHolder({ port: 7 })
  console.log('held')
  setInterval(() => {}, 1000)`

function hold(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder])
  const held = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.stderr.once('data', data => reject(new Error(String(data))))
  })
  const killed = () => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    return ended
  }
  return { child, held, killed }
}

describe('the lock of a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('refuses a second process with a sentence that says who has it', async () => {
    const { child, held, killed } = hold(folder)
    await held
    expect(() => lockDirectory(folder)).toThrow(DirectoryLocked)
    expect(() => lockDirectory(folder)).toThrow(`pid ${child.pid}`)
    expect(readHolder(folder)).toEqual({ pid: child.pid, port: 7 })
    await killed()
  })

  test('ends with its process, even when that is killed', async () => {
    const { held, killed } = hold(folder)
    await held
    await killed()
    const lock = lockDirectory(folder)
    expect(readHolder(folder)).toEqual({ pid: process.pid })
    lock.release()
    expect(readHolder(folder)).toBeUndefined()
  })

  test('is readable by its user alone', () => {
    const lock = lockDirectory(join(folder, 'new'))
    expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'new', 'holder.json')).mode & 0o077).toBe(0)
    lock.release()
  })
})
