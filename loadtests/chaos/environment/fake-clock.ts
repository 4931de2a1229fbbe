import { readFileSync } from 'node:fs'
import { configOrExit } from '#services/platform/config/load-config.ts'
import { main, openOrExit, stopOnSignals } from '#services/main.ts'

/** The service by a clock that is as many milliseconds wrong as a file says. */
const file = process.argv[2] ?? ''
const now = () => new Date(Date.now() + Number(readFileSync(file, 'utf8')))
const config = configOrExit()
const opened = await openOrExit(config)
stopOnSignals(await main(config, { ...opened, tools: { ...opened.tools, now } }))
