import { describe, expect, test } from 'vitest'
import { describeBackups } from './describe-backups.ts'

const now = new Date('2026-11-28T10:00:00Z')
const describeAt = (isBackupScheduled: boolean, lastBackupAt: string | null) =>
  describeBackups({ isBackupScheduled, lastBackupAt }, now)
const warn = (isBackupScheduled: boolean, lastBackupAt: string | null) => {
  const { isFresh, text } = describeAt(isBackupScheduled, lastBackupAt)
  expect(isFresh).toBe(false)
  return text
}

describe('a board', () => {
  test('without BACKUP_DIR is warned, whatever was made before', () => {
    expect(warn(false, null)).toBe('Sin copias: BACKUP_DIR no está puesto.')
    expect(warn(false, '2026-11-20T02:17:00.000Z')).toBe(
      'Sin copias: BACKUP_DIR no está puesto; la última es del 20 de noviembre de 2026 a las 3:17.'
    )
  })

  test('whose first night has not come is warned', () => {
    expect(warn(true, null)).toBe('Sin copias todavía: la primera se hace a las 3:17.')
  })

  test('whose last backup is older than a night is warned', () => {
    expect(describeAt(true, '2026-11-27T08:00:00.000Z').isFresh).toBe(true)
    expect(warn(true, '2026-11-27T07:59:59.000Z')).toBe(
      'Falta la copia de la última noche: la última es del 27 de noviembre de 2026 a las 8:59.'
    )
  })

  test('with a fresh backup is not warned, though this process does not make them', () => {
    expect(describeAt(false, '2026-11-28T02:17:00.000Z')).toEqual({
      isFresh: true,
      text: 'Copias: la última es del 28 de noviembre de 2026 a las 3:17.'
    })
  })
})
