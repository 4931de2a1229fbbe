import { minute } from '#events/units.ts'
import { createHash } from 'node:crypto'
import { idempotencyKey } from '#services/platform/commands/idempotency-key.ts'
import { otherLanguages } from '#services/words/languages.ts'
import { localPath } from '#services/words/shared/paths.ts'

/** Minutes within which a form with the same content counts once, as after a double press. */
const sameFormMinutes = 10

/** Makes a form that is sent twice have one effect. The key of a form follows from its content when its page is the same for every visitor. */
export const repeatableForm = idempotencyKey({
  async readKey(c) {
    const period = Math.floor(c.env.board.now().getTime() / (sameFormMinutes * minute))
    const content = `${period} ${c.req.path} ${await c.req.text()}`
    return createHash('sha256').update(content).digest('base64url')
  },
  withoutUser: ['/auth', ...otherLanguages.map(language => localPath(language, '/auth'))]
})
