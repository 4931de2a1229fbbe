import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/servers/postgres-server.ts'
import { type Engine, type VisitKind, windowSizes } from './engine.ts'

const [driverPath, screenPath] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const

/** WebKitGTK on a screen in memory, by WebDriver; undefined where one of the two is not installed. */
export async function startWebkit(): Promise<Engine | undefined> {
  if (!existsSync(driverPath) || !existsSync(screenPath)) return undefined
  const settings = writeSettings()
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox refuses root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    }
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/status`).catch(() => undefined))) await setTimeout(20)
  let endSession: (() => Promise<unknown>) | undefined
  return {
    // The driver has one session at a time.
    async openTab(visit) {
      await endSession?.()
      const { sessionId } = await send(url, 'POST', '/session', wishes(visit))
      const command = (method: string, path: string, body?: object) =>
        send(`${url}/session/${sessionId}`, method, path, body)
      endSession = () => command('DELETE', '')
      const size = windowSizes[visit.isOnPhone ? 'phone' : 'desktop']
      await command('POST', '/window/rect', size)
      const act = (type: 'key' | 'pointer', actions: object[]) =>
        command('POST', '/actions', { actions: [{ type, id: type, actions }] })
      return {
        open: to => command('POST', '/url', { url: to }),
        run: script => command('POST', '/execute/sync', { script, args: [] }),
        press: (x, y) =>
          act('pointer', [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 }
          ]),
        type: text =>
          act(
            'key',
            [...text].flatMap(value => [
              { type: 'keyDown', value },
              { type: 'keyUp', value }
            ])
          ),
        screenshot: async () => Buffer.from(await command('GET', '/screenshot'), 'base64')
      }
    },
    async close() {
      await endSession?.()
      await end(driver)
      await end(screen)
      rmSync(settings, { recursive: true })
    }
  }
}

const wishes = ({ isDark, hasScripts = true }: VisitKind) => ({
  capabilities: {
    alwaysMatch: {
      'webkitgtk:browserOptions': {
        args: [
          '--automation',
          ...(isDark ? ['--dark-mode'] : []),
          ...(hasScripts ? [] : ['--enable-javascript=FALSE'])
        ]
      }
    }
  }
})

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
async function send(url: string, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(url + path, {
    method,
    ...(body && { body: JSON.stringify(body) })
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`)
  return value
}

/** Without animations, and with a toolbar that is no wider than a phone. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }\n'
  )
  return folder
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    screenPath,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] }
  )
  const [number] = await once(screen.stdout, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function end(program: ChildProcess): Promise<void> {
  program.kill()
  await once(program, 'exit')
}
