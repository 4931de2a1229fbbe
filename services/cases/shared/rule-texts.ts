import type { CaseRule } from '#events/aggregates/case-choices.ts'

/** Texts of decisions that visitors read: data, which a lawyer can read alone. Last read on 23 November 2026. */
interface RuleText {
  /** After «El anuncio…»: the facts of a statement of reasons, for the operator to change. */
  facts: string
  /** The law, for a rule that has one. */
  law?: string
  /** The corresponding text of the terms. */
  terms: string
}

const publication = 'los términos, apartado «Publicación de anuncios y perfiles»'

/** Beside the rule, for an account that is deleted. */
export const accountTerms =
  'los términos, apartado «Registro y cuentas»: podemos eliminar una cuenta que los incumpla'

export const ruleTexts: Record<CaseRule, RuleText> = {
  falso: {
    facts: 'da datos que no son ciertos',
    law: 'el artículo 5 de la Ley 3/1991, de competencia desleal (engaño)',
    terms: `${publication}: no se admiten empleos que no existen`
  },
  'dinero-o-documentos': {
    facts: 'pide dinero, documentos o datos del banco antes de contratar',
    law: 'la Ley 3/2023, de Empleo (nadie paga por un empleo), y el artículo 5 del RGPD',
    terms: `${publication}: no se admite pedir dinero, datos bancarios ni copias de documentos`
  },
  'no-existe': {
    facts: 'ofrece un puesto que no existe o que ya está ocupado',
    terms: `${publication}: no se admiten empleos que no existen`
  },
  discriminatorio: {
    facts: 'excluye a personas por circunstancias que la ley protege',
    law: 'el artículo 9 de la Ley 15/2022 y el artículo 17 del Estatuto de los Trabajadores',
    terms: `${publication}: no se admiten requisitos que discriminen`
  },
  'condiciones-irreales': {
    facts: 'anuncia unas condiciones que no son las reales o que la ley no permite',
    law: 'el artículo 26 del Estatuto de los Trabajadores y el salario mínimo vigente',
    terms: `${publication}: no se admiten condiciones que no son las que se anuncian`
  },
  menores: {
    facts: 'pone en riesgo a personas menores de edad',
    law: 'la Ley Orgánica 8/2021 y el artículo 6 del Estatuto de los Trabajadores',
    terms: `${publication}: no se admite contenido ilícito`
  },
  acoso: {
    facts: 'acosa, amenaza o insulta a una persona',
    law: 'los artículos 172 ter y 173 del Código Penal',
    terms: `${publication}: no se admite contenido ilícito`
  },
  'maltrato-animal': {
    facts: 'normaliza el maltrato o el descuido de los animales',
    law: 'la Ley 7/2023, de protección de los animales, y el artículo 340 bis del Código Penal',
    terms: `${publication}: no se admite lo que normalice el maltrato de los animales`
  },
  'datos-personales': {
    facts: 'publica datos de otra persona sin su permiso',
    law: 'el artículo 6 del RGPD',
    terms: `${publication}: no se admiten datos de otras personas sin su permiso`
  },
  repetido: {
    facts: 'repite lo que ya está publicado',
    terms: `${publication}: no se admite publicidad repetida ni ajena al trabajo con caballos`
  },
  otro: {
    facts: 'incumple las reglas del sitio',
    terms: publication
  }
}
