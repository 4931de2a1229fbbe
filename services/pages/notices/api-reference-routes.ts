import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { sendPage } from '../site/send.ts'
import { type ApiReference, referencePath, renderApiReference } from './api-reference.ts'

/** `/api` and a page for each subject: the OpenAPI description, read on the first request. */
export function apiReferenceRoutes(
  { apiIndex, apiSubject }: BuiltSite,
  describeApi: () => object
): Hono<AppEnv> {
  let known: ApiReference | undefined
  const reference = () => (known ??= renderApiReference(describeApi()))
  return new Hono<AppEnv>()
    .get('/api', async c => {
      const filled = apiIndex.fill({ operations: String(await reference().index) })
      return sendPage(c, filled, apiIndex.policy, cacheControl.fiveMinutes)
    })
    .get(`${referencePath}/:subject`, async c => {
      const subject = reference().subjects.find(({ id }) => id === c.req.param('subject'))
      if (!subject) return c.notFound()
      const filled = apiSubject.fill({
        subject: subject.name,
        description: `Las llamadas de «${subject.name}»: qué reciben y qué responden.`,
        path: `${referencePath}/${subject.id}`,
        operations: String(await subject.content)
      })
      return sendPage(c, filled, apiSubject.policy, cacheControl.fiveMinutes)
    })
}
