import { existsSync } from 'node:fs'

// Programs import this before everything else: BRAND and LEGAL_DIR are read when the modules that use them are loaded.
if (existsSync('.env')) loadOrExit('.env')

function loadOrExit(file: string): void {
  try {
    process.loadEnvFile(file)
  } catch {
    console.error(
      `Este usuario no puede leer ${file} en ${process.cwd()}: repite la orden como el del servicio, o cambia el dueño del archivo.`
    )
    process.exit(1)
  }
}
