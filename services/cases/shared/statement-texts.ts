import { jobLifetimeDays } from '#events/limits/jobs.ts'
import {
  type CaseGround,
  type CaseKind,
  type CaseOutcome,
  type CaseRule,
  isRemoval,
  type TargetKind
} from '#events/aggregates/case-choices.ts'
import { caseNouns, outcomeLabels, removalLabels } from './case-texts.ts'
import { removalScopes } from './removal-texts.ts'
import { accountTerms, ruleTexts } from './rule-texts.ts'

interface StatedDecision {
  kind: CaseKind
  title: string | null
  outcome: CaseOutcome
  ground: CaseGround
  rule: CaseRule
  isAutomated: boolean
  isOwnInitiative: boolean
  facts: string | null
  /** True for a held job that is released. */
  isRelease: boolean
}

/** «el anuncio «Mozo de cuadra»», as far as it is known. */
export function targetName({ kind, title }: Pick<StatedDecision, 'kind' | 'title'>): string {
  return title ? `${caseNouns[kind]} «${title}»` : caseNouns[kind]
}

/** For the person who reported it: a candidate may show their name to others only. */
export function reportedName({ kind, title }: Pick<StatedDecision, 'kind' | 'title'>): string {
  return targetName({ kind, title: kind === 'profile' ? null : title })
}

/** «Hemos ocultado tu anuncio «Mozo de cuadra»». */
export function statementHeading(
  decision: Pick<StatedDecision, 'kind' | 'title' | 'outcome' | 'isRelease'>
): string {
  const { kind, title, outcome, isRelease } = decision
  if (isRemoval(kind)) return `${outcomeText(decision)}: ${targetName(decision)}`
  const own = title ? `${ownNouns[kind]} «${title}»` : ownNouns[kind]
  return isRelease ? `Hemos publicado ${own}` : headings[outcome](own)
}

const ownNouns: Record<TargetKind, string> = {
  job: 'tu anuncio',
  profile: 'tu perfil',
  message: 'tu mensaje',
  employer: 'tu página'
}

const headings: Record<CaseOutcome, (own: string) => string> = {
  kept: own => `Dejamos ${own} como estaba`,
  corrected: own => `Hay que corregir ${own}`,
  hidden: own => `Hemos ocultado ${own}`,
  removed: own => `Hemos retirado ${own}`,
  held: own => `Estamos revisando ${own} antes de publicarlo`
}

/** The sentences of a statement of reasons (DSA, article 17), for the author of the content. */
export function statementSentences(decision: StatedDecision): string[] {
  return [
    ...(decision.facts ? [decision.facts] : []),
    `Se basa en ${groundText(decision)}.`,
    scopeText(decision),
    originText(decision),
    redressText
  ]
}

/** «Oculto»; for a held job that is released, «Publicado». */
export function outcomeText({
  kind,
  outcome,
  isRelease
}: Pick<StatedDecision, 'kind' | 'outcome' | 'isRelease'>): string {
  if (isRemoval(kind)) return outcome === 'kept' ? removalLabels.kept : removalLabels.removed
  return isRelease ? 'Publicado' : outcomeLabels[outcome]
}

/** The effect of a decision for the author of the content. */
export function scopeText({
  kind,
  outcome,
  isRelease
}: Pick<StatedDecision, 'kind' | 'outcome' | 'isRelease'>): string {
  if (isRemoval(kind)) return removalScopes[kind]
  if (isRelease)
    return `Ya está publicado: tiene por delante los ${jobLifetimeDays} días de cualquier anuncio.`
  return (kind === 'employer' ? employerScopeTexts : scopeTexts)[outcome]
}

const scopeTexts: Record<CaseOutcome, string> = {
  kept: 'Sigue publicado, sin ningún cambio.',
  corrected: 'Sigue publicado, pero hay que corregir lo que decimos arriba.',
  hidden:
    'No se ve en ninguna página del sitio. Si lo corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'No se ve en ninguna página del sitio y no volverá a publicarse.',
  held: 'Todavía no se ve. Una persona lo mira y te escribimos; mientras, puedes corregirlo o eliminarlo.'
}

const employerScopeTexts: Record<CaseOutcome, string> = {
  ...scopeTexts,
  hidden:
    'La página no se ve; tus anuncios siguen publicados. Si la corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'La página no se ve y no volverá a publicarse; tus anuncios siguen publicados.'
}

/** The law or the terms that a decision names. */
export function groundText({
  ground,
  rule,
  kind
}: Pick<StatedDecision, 'ground' | 'rule'> & { kind?: CaseKind }): string {
  const { law, terms } = ruleTexts[rule]
  if (ground === 'law' && law) return law
  return kind === 'account' ? `${accountTerms}. En concreto, ${terms}` : terms
}

/** Whether a person decided, and what led to the decision. */
export function originText(decision: { isAutomated: boolean; isOwnInitiative: boolean }): string {
  if (decision.isAutomated && decision.isOwnInitiative) {
    return 'Decisión automatizada: la ha tomado una regla al leer tu anuncio. Una persona lo revisará.'
  }
  if (decision.isAutomated) {
    return 'Decisión automatizada: se ha aplicado una regla a partir de varias denuncias, sin que mirase nadie. Una persona lo revisará.'
  }
  return decision.isOwnInitiative
    ? 'Lo ha decidido una persona, por iniciativa propia. No se ha usado ningún medio automático.'
    : 'Lo ha decidido una persona, tras recibir una denuncia. No se ha usado ningún medio automático.'
}

/** The ways to complain, besides a complaint here. */
export const redressText =
  'También puedes acudir a un órgano de resolución extrajudicial de litigios certificado (artículo 21 del Reglamento (UE) 2022/2065) o a los tribunales.'
