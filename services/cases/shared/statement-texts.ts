import { jobLifetimeDays } from '#events/limits/jobs.ts'
import type {
  CaseGround,
  CaseOutcome,
  CaseRule,
  TargetKind
} from '#events/aggregates/case-choices.ts'
import { targetNouns } from '#services/words/words.ts'
import { outcomeLabels } from './case-texts.ts'
import { ruleTexts } from './rule-texts.ts'

interface StatedDecision {
  kind: TargetKind
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
  return title ? `${targetNouns[kind]} «${title}»` : targetNouns[kind]
}

/** For the person who reported it: a candidate may show their name to others only. */
export function reportedName({ kind, title }: Pick<StatedDecision, 'kind' | 'title'>): string {
  return targetName({ kind, title: kind === 'profile' ? null : title })
}

/** «Oculto: el anuncio «Mozo de cuadra»». */
export function statementHeading(decision: StatedDecision): string {
  return `${outcomeText(decision)}: ${targetName(decision)}`
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
  outcome,
  isRelease
}: Pick<StatedDecision, 'outcome' | 'isRelease'>): string {
  return isRelease ? 'Publicado' : outcomeLabels[outcome]
}

/** The effect of a decision for the author of the content. */
export function scopeText({
  kind,
  outcome,
  isRelease
}: Pick<StatedDecision, 'kind' | 'outcome' | 'isRelease'>): string {
  if (isRelease)
    return `Ya está publicado: tiene por delante los ${jobLifetimeDays} días de cualquier anuncio.`
  return (kind === 'employer' ? employerScopeTexts : scopeTexts)[outcome]
}

const scopeTexts: Record<CaseOutcome, string> = {
  kept: 'Sigue publicado, sin ningún cambio.',
  corrected: 'Sigue publicado, pero hay que corregir lo que decimos arriba.',
  hidden:
    'No se ve en ningún sitio del tablón. Si lo corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'No se ve en ningún sitio del tablón y no volverá a publicarse.',
  held: 'Todavía no se ve en el tablón. Una persona lo mira y te escribimos; mientras, puedes corregirlo o eliminarlo.'
}

const employerScopeTexts: Record<CaseOutcome, string> = {
  ...scopeTexts,
  hidden:
    'La página no se ve; tus anuncios siguen publicados. Si la corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'La página no se ve y no volverá a publicarse; tus anuncios siguen publicados.'
}

/** The law or the terms that a decision names. */
export function groundText({ ground, rule }: { ground: CaseGround; rule: CaseRule }): string {
  const { law, terms } = ruleTexts[rule]
  return ground === 'law' ? (law ?? terms) : terms
}

/** Whether a person decided, and what led to the decision. */
export function originText(decision: { isAutomated: boolean; isOwnInitiative: boolean }): string {
  if (decision.isAutomated && decision.isOwnInitiative) {
    return 'Decisión automatizada: una regla ha encontrado esas palabras en tu anuncio. Una persona lo revisará.'
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
