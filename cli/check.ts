import type { BoardCheck, CheckState } from '#services/operator-dashboard/checks/check.ts'
import { runChecks } from '#services/operator-dashboard/checks/run-checks.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { type CliCommand, exitFailed, exitOk } from './command.ts'

const stateLabels: Record<CheckState, string> = {
  serious: 'GRAVE',
  minor: 'FALTA',
  unknown: 'NO SE SABE',
  ok: 'BIEN'
}

export const checkCommand: CliCommand = {
  name: 'check',
  usage: '',
  description: 'qué le falta a un tablón público; si algo es grave, termina con 1',
  needs: 'current tables',
  async run({ tools: { db, config, now }, output }) {
    const checks = await runChecks(db, config, { now: now() })
    for (const check of checks) output.line(describe(check))
    const serious = checks.filter(({ state }) => state === 'serious').length
    output.line(
      serious
        ? formatCount(serious, 'cosa grave', 'cosas graves')
        : 'Nada grave: está para abrirse.'
    )
    output.json({ serious, checks })
    return serious ? exitFailed : exitOk
  }
}

const width = Math.max(...Object.values(stateLabels).map(({ length }) => length))

function describe({ state, text, remedy }: BoardCheck): string {
  return `${stateLabels[state].padEnd(width)}  ${[text, remedy].filter(Boolean).join(' ')}`
}
