import { Hono } from 'hono'
import { listJobDrafts } from '#projections/jobs/drafts/queries.ts'
import type { JobDraft } from '#projections/jobs/tables/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { readValidFields } from '#services/jobs/posting/contract.ts'
import { jobFacts } from '#services/jobs/shared/job-facts.ts'
import { expiryAfter } from '#services/jobs/shared/expiry.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import type { PreviewedJob } from '../shared/contract.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { jobPageTitle } from '../seo/job-meta.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendFile, sendPrivatePage } from '../site/send.ts'

/** A draft as its page will be, for its owner alone. */
export function previewPageRoutes(site: BuiltSite): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/jobs/:id/vista-previa',
    keepErrorsPrivate,
    authorize('findJob'),
    async c => {
      const { db, now } = c.env.board
      const { user } = c.var
      if (!user) return c.redirect(authPath('login', c.req.path))
      const id = c.req.param('id')
      const draft = (await listJobDrafts(db, user.id)).find(draft => draft.id === id)
      if (!draft) return sendFile(c, site.missingJob, 404)
      const job = toJob(draft, user, now())
      const page = { job, isLive: true, facts: jobFacts(job), history: [], employer: undefined }
      const html = site.preview.fill({
        title: escapeHtml(`Vista previa: ${jobPageTitle(job)}`),
        id: escapeHtml(id),
        job: site.render().renderJobPreview(page, now().getTime())
      })
      return sendPrivatePage(c, html, site.preview.policy)
    }
  )
}

/** The account fills what the draft leaves out, or it is named as missing; invalid values are left out. */
function toJob(
  { title, companyName, location, description, requirements, details, ...others }: JobDraft,
  by: { id: string; fullName: string; location: string | null },
  now: Date
): PreviewedJob {
  const { photos, photoSubjects } = others
  const { experience = null, photos: _, ...said } = readValidFields(others)
  return {
    ...said,
    photos,
    photoSubjects,
    id: others.id,
    title: title ?? 'Sin título',
    companyName: companyName ?? by.fullName,
    location: location ?? by.location ?? 'Sin ubicación',
    description: description ?? 'Sin descripción',
    requirements: requirements ?? null,
    details,
    experience,
    employerId: by.id,
    postDate: now.toISOString(),
    expiryDate: expiryAfter(now).toISOString(),
    isActive: true
  }
}
