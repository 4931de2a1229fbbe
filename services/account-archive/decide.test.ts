import { describe, expect, test } from 'vitest'
import { accountArchive, type AccountArchiveEvent } from '#events/aggregates/account-archives.ts'
import { given } from '#test/events/given.ts'
import { holdArchive, openArchive, releaseArchive } from './decide.ts'

const access = { operator: 'clara', reason: 'Reclamación 12' }
const event = <Type extends AccountArchiveEvent['type']>(type: Type) => ({
  type,
  data: { id: 'copy' },
  subject: 'copy',
  personal: access
})
const opened = event('ArchiveOpened')
const held = event('ArchiveHeld')
const released = event('ArchiveReleased')

describe('the archive of an account', () => {
  test('records every reading, with who reads it and why', () => {
    expect(openArchive('copy', access)).toEqual([opened])
  })

  test('is held and released once', () => {
    const hold = (state: typeof accountArchive.initialState) => holdArchive(state, 'copy', access)
    const release = (state: typeof accountArchive.initialState) =>
      releaseArchive(state, 'copy', access)
    given(accountArchive).when(hold).yields(held)
    given(accountArchive, held, opened).when(hold).yields()
    given(accountArchive, held, opened).when(release).yields(released)
    given(accountArchive, opened).when(release).yields()
    given(accountArchive, held, released).when(release).yields()
    given(accountArchive, held, released).when(hold).yields(held)
  })
})
