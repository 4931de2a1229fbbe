import { existsSync } from 'node:fs'

// Programs import this before everything else: BRAND and LEGAL_DIR are read when the modules that use them are loaded.
if (existsSync('.env')) process.loadEnvFile('.env')
