import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Installs the packages of npm where they are missing or are others than the lock file names, then lets the command run
// on a Node that can run it. Preloaded by `node --import`, and it may run on Node 20 without any package: plain JavaScript.

const root = fileURLToPath(new URL('.', import.meta.url))
const binaries = join(root, 'node_modules/.bin')
const oldestNode = 24
const progressMs = 10_000

if (!isInstalled()) await install()
if (Number.parseInt(process.versions.node, 10) < oldestNode) await continueOnInstalledNode()

/** npm writes what it has installed beside it. */
function isInstalled() {
  const packages = file => {
    const path = join(root, file)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
  }
  const installed = packages('node_modules/.package-lock.json')
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      // An installation for production leaves these out; those of another platform are never installed.
      (installed[path] === undefined && (optional || devOptional || (dev && isProduction())))
  )
}

function isProduction() {
  return process.env.NODE_ENV === 'production'
}

async function install() {
  if (isProduction()) {
    exit(
      'Faltan paquetes de npm, y con NODE_ENV=production no se instala nada al arrancar: ejecuta «npm ci».'
    )
  }
  if (!isWritable()) {
    exit(
      `Faltan paquetes de npm y no se puede escribir en ${root}: ejecuta «npm ci» donde se pueda.`
    )
  }
  console.log('Instalando los paquetes de npm; la primera vez tarda un minuto…')
  const began = Date.now()
  const progress = setInterval(
    () => console.log(`… ${Math.round((Date.now() - began) / 1_000)} s`),
    progressMs
  )
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  clearInterval(progress)
  if (code !== 0) {
    exit(
      'No se han podido instalar los paquetes de npm; arriba está el motivo. Con conexión, prueba otra vez.'
    )
  }
}

function isWritable() {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function continueOnInstalledNode() {
  if (!existsSync(join(binaries, 'node'))) {
    exit(
      `Hace falta Node ${oldestNode} o posterior; este es el ${process.versions.node}, y npm no trae ninguno para esta máquina.`
    )
  }
  const code = await run('node', [...process.execArgv, ...process.argv.slice(1)], {
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` }
  })
  process.exit(code)
}

/** Resolves to the exit code; a signal reaches the process too, and ends this one as it ended that one. */
function run(command, args, options) {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    // A terminal sends Ctrl+C to both itself.
    const forwarded = ['SIGTERM', 'SIGHUP', ...(process.stdin.isTTY ? [] : ['SIGINT'])]
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
      process.on(signal, () => forwarded.includes(signal) && child.kill(signal))
    }
    child.on('error', error => exit(error.message))
    child.on('exit', (code, signal) => {
      if (!signal) return resolve(code)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}

function exit(sentence) {
  console.error(sentence)
  process.exit(1)
}
