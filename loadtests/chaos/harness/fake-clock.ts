import { readFileSync } from 'node:fs'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { runUntilSignal } from '#main.ts'
import { openInfrastructureOrExit } from '#services/platform/config/open-infrastructure.ts'

/** Starts the service with a clock that is off by the milliseconds in a file. */
const file = process.argv[2] ?? ''
const now = () => new Date(Date.now() + Number(readFileSync(file, 'utf8')))
const config = loadConfigOrExit()
const opened = await openInfrastructureOrExit(config)
await runUntilSignal(config, { ...opened, tools: { ...opened.tools, now } })
