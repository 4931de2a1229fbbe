import { Hono } from 'hono'
import type { CandidateProfileView } from '#projections/candidate-profiles/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { findProfilePage } from '#services/candidate-profiles/find-profile.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import { speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { escapeHtml, jsonForScript } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendFile, sendPrivatePage } from '../site/send.ts'

/** Length of the candidate's text in the description of the page, in characters. */
const maxAboutLength = 140

/** The page of one candidate, for those to whom the list shows the profile. */
export function candidatePageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/candidates/:id',
    keepErrorsPrivate,
    authorize('findCandidateProfile'),
    async c => {
      const { origin, rateLimiter } = c.env.board
      await rateLimiter.consumePoints('candidateProfile', rateLimitKey(c.var.clientAddress), 1)
      const found = await findProfilePage(c.env.board, c.req.param('id'), c.var.user)
      if (!found) return sendFile(c, site.notFound, 404)
      const { profile, isForEveryone } = found
      const html = site.candidate.fill({
        ...candidateMeta(profile, origin),
        robots: isForEveryone ? 'index, follow' : 'noindex',
        candidate: site.render().renderCandidatePage({ profile }, site.candidate.islandPrefix),
        data: jsonForScript({ profile })
      })
      return sendPrivatePage(c, html, site.candidate.policy)
    }
  )
}

function candidateMeta(
  { id, fullName, description }: CandidateProfileView,
  origin: string
): Record<string, string> {
  return {
    title: escapeHtml(`${fullName} · ${brand}`),
    description: escapeHtml(cutAtWord(description.replace(/\s+/g, ' '), maxAboutLength)),
    canonical: escapeHtml(origin + speech.path(`/candidates/${id}`))
  }
}
