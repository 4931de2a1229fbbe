/** Reasons for which the operator hides a job or a candidate's profile. */
export const takedownReasons = [
  'falso',
  'dinero-o-documentos',
  'no-existe',
  'discriminatorio',
  'condiciones-irreales',
  'menores',
  'acoso',
  'maltrato-animal',
  'datos-personales',
  'repetido',
  'otro'
] as const
export type TakedownReason = (typeof takedownReasons)[number]

/** Rules that reports and decisions name. */
export const caseRules = takedownReasons
export type CaseRule = TakedownReason

/** Reasons for which a job is not shown: it is taken down, or held. */
export const hiddenReasons = [...takedownReasons, 'en-revision'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** What holds the first ad of an employer until an operator has looked at it; `mensajeria` only with a doubt beside it, `primero` where each is held. */
export const strongSignals = [
  'dinero',
  'iban',
  'documentos',
  'cripto',
  'tarificacion',
  'mensajeria',
  'primero'
] as const
export type StrongSignal = (typeof strongSignals)[number]

/** What can be reported. */
export const targetKinds = ['job', 'profile', 'message', 'employer'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What the operator deletes as a whole: an account, or what a person has sent without one. */
export const removalKinds = ['account', 'guest'] as const
export type RemovalKind = (typeof removalKinds)[number]

/** What a case is about. */
export const caseKinds = [...targetKinds, ...removalKinds] as const
export type CaseKind = (typeof caseKinds)[number]

export const isRemoval = (kind: CaseKind): kind is RemovalKind =>
  (removalKinds as readonly CaseKind[]).includes(kind)

/** By the id of a case. */
export const caseKindOf = (id: string): CaseKind | undefined =>
  caseKinds.find(kind => id.startsWith(`${kind}-`))

/** What an operator decides. */
export const rulingOutcomes = ['kept', 'corrected', 'hidden', 'removed'] as const
export type RulingOutcome = (typeof rulingOutcomes)[number]

/** `held`: the program alone holds a job before it is published. */
export const caseOutcomes = [...rulingOutcomes, 'held'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** What a decision rests on: the law, or the terms of the board. */
export const caseGrounds = ['law', 'terms'] as const
export type CaseGround = (typeof caseGrounds)[number]

/** Who complains: the person whom a decision affects, or a reporter. */
export const appellants = ['owner', 'reporter'] as const
export type Appellant = (typeof appellants)[number]
