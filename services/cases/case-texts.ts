import type { CaseGround, CaseOutcome, CaseRule, TargetKind } from '#events/aggregates/cases.ts'

export {
  type CaseOutcome,
  type CaseRule,
  caseGrounds,
  rulingOutcomes,
  type RulingOutcome,
  caseRules
} from '#events/aggregates/case-choices.ts'

/** What visitors read of reports and decisions: data, which a lawyer can read alone. Last read on 23 November 2026. */
interface RuleText {
  /** The choice of who reports. */
  reason: string
  /** After «El anuncio…»: the facts of a statement of reasons, for the operator to change. */
  facts: string
  /** The law, where the rule is one. */
  law?: string
  /** What the terms say. */
  terms: string
}

const publication = 'los términos, apartado «Publicación de anuncios y perfiles»'

export const ruleTexts: Record<CaseRule, RuleText> = {
  falso: {
    reason: 'Parece falso o una estafa',
    facts: 'da datos que no son ciertos',
    law: 'el artículo 5 de la Ley 3/1991, de competencia desleal (engaño)',
    terms: `${publication}: no se admiten empleos que no existen`
  },
  'dinero-o-documentos': {
    reason: 'Pide dinero, documentos o datos del banco',
    facts: 'pide dinero, documentos o datos del banco antes de contratar',
    law: 'la Ley 3/2023, de Empleo (nadie paga por un empleo), y el artículo 5 del RGPD',
    terms: `${publication}: no se admite pedir dinero, datos bancarios ni copias de documentos`
  },
  'no-existe': {
    reason: 'Lo que ofrece no existe',
    facts: 'ofrece un puesto que no existe o que ya está ocupado',
    terms: `${publication}: no se admiten empleos que no existen`
  },
  discriminatorio: {
    reason: 'Discrimina',
    facts: 'excluye a personas por circunstancias que la ley protege',
    law: 'el artículo 9 de la Ley 15/2022 y el artículo 17 del Estatuto de los Trabajadores',
    terms: `${publication}: no se admiten requisitos que discriminen`
  },
  'condiciones-irreales': {
    reason: 'Las condiciones no son reales o no son legales',
    facts: 'anuncia unas condiciones que no son las reales o que la ley no permite',
    law: 'el artículo 26 del Estatuto de los Trabajadores y el salario mínimo vigente',
    terms: `${publication}: no se admiten condiciones que no son las que se anuncian`
  },
  menores: {
    reason: 'Pone en riesgo a menores',
    facts: 'pone en riesgo a personas menores de edad',
    law: 'la Ley Orgánica 8/2021 y el artículo 6 del Estatuto de los Trabajadores',
    terms: `${publication}: no se admite contenido ilícito`
  },
  acoso: {
    reason: 'Acosa, amenaza o insulta',
    facts: 'acosa, amenaza o insulta a una persona',
    law: 'los artículos 172 ter y 173 del Código Penal',
    terms: `${publication}: no se admite contenido ilícito`
  },
  'maltrato-animal': {
    reason: 'Maltrata a los animales',
    facts: 'normaliza el maltrato o el descuido de los animales',
    law: 'la Ley 7/2023, de protección de los animales, y el artículo 340 bis del Código Penal',
    terms: `${publication}: no se admite lo que normalice el maltrato de los animales`
  },
  'datos-personales': {
    reason: 'Publica datos de otra persona',
    facts: 'publica datos de otra persona sin su permiso',
    law: 'el artículo 6 del RGPD',
    terms: `${publication}: no se admiten datos de otras personas sin su permiso`
  },
  repetido: {
    reason: 'Está repetido',
    facts: 'repite lo que ya está publicado',
    terms: `${publication}: no se admite publicidad repetida ni ajena al trabajo con caballos`
  },
  otro: {
    reason: 'Otro motivo',
    facts: 'incumple las reglas del tablón',
    terms: publication
  }
}

/** «el anuncio», for the middle of a sentence. */
export const targetNouns: Record<TargetKind, string> = {
  job: 'el anuncio',
  profile: 'el perfil',
  message: 'el mensaje',
  yard: 'la página de la cuadra'
}

export const outcomeLabels: Record<CaseOutcome, string> = {
  kept: 'Se mantiene',
  corrected: 'Hay que corregirlo',
  hidden: 'Oculto',
  removed: 'Retirado',
  held: 'En revisión antes de publicarse'
}

/** «Oculto»; an ad that was held is published at last. */
export function outcomeText({
  outcome,
  isRelease
}: Pick<StatedDecision, 'outcome' | 'isRelease'>): string {
  return isRelease ? 'Publicado' : outcomeLabels[outcome]
}

export const groundLabels: Record<CaseGround, string> = {
  law: 'La ley',
  terms: 'Los términos del tablón'
}

/** What a decision means for who published it. */
export function scopeText({
  kind,
  outcome,
  isRelease
}: Pick<StatedDecision, 'kind' | 'outcome' | 'isRelease'>): string {
  if (isRelease)
    return 'Ya está publicado: tiene por delante los treinta días de cualquier anuncio.'
  return (kind === 'yard' ? yardScopeTexts : scopeTexts)[outcome]
}

const scopeTexts: Record<CaseOutcome, string> = {
  kept: 'Sigue publicado, sin ningún cambio.',
  corrected: 'Sigue publicado, pero hay que corregir lo que decimos arriba.',
  hidden:
    'No se ve en ningún sitio del tablón. Si lo corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'No se ve en ningún sitio del tablón y no volverá a publicarse.',
  held: 'Todavía no se ve en el tablón. Una persona lo mira y te escribimos; mientras, puedes corregirlo o eliminarlo.'
}

const yardScopeTexts: Record<CaseOutcome, string> = {
  ...scopeTexts,
  hidden:
    'La página no se ve; tus anuncios siguen publicados. Si la corriges y nos lo dices con una reclamación, puede volver.',
  removed: 'La página no se ve y no volverá a publicarse; tus anuncios siguen publicados.'
}

/** «El anuncio pide dinero…»: where a statement of reasons begins. */
export function preparedFacts(kind: TargetKind, rule: CaseRule): string {
  const noun = targetNouns[kind]
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${ruleTexts[rule].facts}.`
}

/** The law or the terms that a decision names. */
export function groundText({ ground, rule }: { ground: CaseGround; rule: CaseRule }): string {
  const { law, terms } = ruleTexts[rule]
  return ground === 'law' ? (law ?? terms) : terms
}

/** Whether a person decided, and why it was looked at. */
export function originText(decision: { isAutomated: boolean; isOwnInitiative: boolean }): string {
  if (decision.isAutomated && decision.isOwnInitiative) {
    return 'Decisión automatizada: una regla ha encontrado esas palabras en tu primer anuncio. Una persona lo revisará.'
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

/** Of a decision without a person. */
export const automatedFacts =
  'Tres personas distintas han denunciado en un día, por pedir dinero o documentos, lo que publica esta cuenta, que tiene menos de 30 días.'

interface StatedDecision {
  kind: TargetKind
  title: string | null
  outcome: CaseOutcome
  ground: CaseGround
  rule: CaseRule
  isAutomated: boolean
  isOwnInitiative: boolean
  facts: string | null
  /** Of an ad that was held. */
  isRelease: boolean
}

/** «el anuncio «Mozo de cuadra»», as far as it is known. */
export function targetName({ kind, title }: Pick<StatedDecision, 'kind' | 'title'>): string {
  return title ? `${targetNouns[kind]} «${title}»` : targetNouns[kind]
}

/** «Oculto: el anuncio «Mozo de cuadra»». */
export function statementHeading(decision: StatedDecision): string {
  return `${outcomeText(decision)}: ${targetName(decision)}`
}

/** A statement of reasons (DSA, article 17) for who published it. */
export function statementSentences(decision: StatedDecision): string[] {
  return [
    ...(decision.facts ? [decision.facts] : []),
    `Se basa en ${groundText(decision)}.`,
    scopeText(decision),
    originText(decision),
    redressText
  ]
}
